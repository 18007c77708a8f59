"""How PyYAML and ruamel.yaml read what the note's table asks."""
import sys

import yaml
import ruamel.yaml

WRITTEN = ['no', 'on', '012', '1e3', '12:30:45', '~', '1.10', '2026-11-21', '0o12', '1_000', 'y']


def show(load, text):
    try:
        value = load(text)
    except Exception as error:  # the first line of what it says
        return str(error).splitlines()[0]
    return f'{value!r}' if not hasattr(value, 'isoformat') else f'{type(value).__name__}'


def ruamel_load(version):
    def load(text):
        reader = ruamel.yaml.YAML(typ='safe', pure=True)
        reader.version = version
        return reader.load(text)

    return load



def main():
    readers = {
        'PyYAML': yaml.safe_load,
        'ruamel 1.2': ruamel_load((1, 2)),
        'ruamel 1.1': ruamel_load((1, 1)),
    }
    if sys.argv[1:] == ['versions']:
        print(f'PyYAML {yaml.__version__},ruamel.yaml {ruamel.yaml.__version__}', end='')
        return
    print(f'{"written":12}' + ''.join(f'{name:16}' for name in readers))
    for text in WRITTEN:
        print(f'{text:12}' + ''.join(f'{show(load, text):16}' for load in readers.values()))

    print('\n== PyYAML: more')
    print('%YAML 1.2 above "no":   ', yaml.safe_load('%YAML 1.2\n---\nno\n'))
    print('on: push:               ', yaml.safe_load('on: push'))
    print('a key given twice:      ', yaml.safe_load('a: 1\na: 2\n'))
    evil = '!!python/object/apply:os.getcwd []'
    print('safe_load, object tag:  ', show(yaml.safe_load, evil)[:60])
    print('unsafe_load, object tag:', 'called it' if yaml.unsafe_load(evil).startswith('/') else 'no')
    with open('bomb.yaml') as file:
        bomb = file.read()
    loaded = yaml.safe_load(bomb)
    print(f'the bomb, {len(bomb)} bytes:    loaded,', len(loaded), 'keys')
    print('\n== PyYAML reads the quoted file')
    with open('after.yaml') as file:
        print(yaml.safe_load(file))


if __name__ == '__main__':
    main()
