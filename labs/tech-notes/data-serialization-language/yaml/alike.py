"""Reads alike.yaml and writes what it read, as JSON."""
import json

import yaml
from read import ruamel_load

with open('alike.yaml') as file:
    text = file.read()
loaders = {'PyYAML': yaml.safe_load, 'ruamel 1.1': ruamel_load((1, 1)), 'ruamel 1.2': ruamel_load((1, 2))}
for name, load in loaders.items():
    with open(f'{name}.json', 'w') as file:
        json.dump(load(text), file)
