# What is said of requests and their parameters.
