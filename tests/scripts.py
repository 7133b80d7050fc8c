"""The programs of scripts/ as modules, for their tests."""
import importlib.machinery
import importlib.util
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def load(name):
    """A new one each time: a test may set its constants."""
    loader = importlib.machinery.SourceFileLoader(name.replace('-', '_'), os.path.join(ROOT, 'scripts', name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module
