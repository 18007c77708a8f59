import json
import sqlite3
import sys

texts = json.load(open(sys.argv[1], encoding="utf-8"))
database = sqlite3.connect(":memory:")


def python(text):
    return repr(json.loads(text))


def sqlite(text):
    row = database.execute(
        "SELECT json_type(?1), json(?1), json_extract(?1, '$'), json_extract(?1, '$.a')", [text]
    ).fetchone()
    return f"{row[0]} {ascii(row[1])}, value {ascii(row[2])}, a = {row[3]!r}"


for text in texts:
    try:
        said = {"python": python, "sqlite": sqlite}[sys.argv[2]](text)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
    print(json.dumps(text).ljust(22), said)
if sys.argv[2] == "python":
    print("dumps of NaN".ljust(22), json.dumps(float("nan")))
    try:
        json.loads('"\\ud83d"').encode("utf-8")
    except UnicodeEncodeError as error:
        print("half a pair to UTF-8".ljust(22), type(error).__name__)
