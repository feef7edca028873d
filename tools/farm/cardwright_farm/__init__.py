"""Simulations of Cardwright on a cluster: the files are the truth, the cluster carries them."""

__version__ = "0.1.0"
