"""Serves the exported figures with FastAPI, uvicorn, uvloop and hand-written code. Arguments: database, queries."""

import csv
import io
import json
import socket
import sqlite3
import sys

import uvicorn
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

FILE, QUERIES = sys.argv[1:3]
db = sqlite3.connect(f"file:{FILE}?mode=ro", uri=True, check_same_thread=False)
db.row_factory = sqlite3.Row
with open(QUERIES, encoding="utf-8") as file:
    queries = json.load(file)
app = FastAPI()


@app.get("/several.json")
async def several(request: Request):
    values = dict(request.query_params)
    return JSONResponse([dict(row) for row in db.execute(values.pop("sql"), values)])


@app.get("/{name}.json")
async def as_json(name: str, request: Request):
    return JSONResponse([dict(row) for row in db.execute(queries[name], dict(request.query_params))])


@app.get("/{name}.csv")
async def as_csv(name: str, request: Request):
    cursor = db.execute(queries[name], dict(request.query_params))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(column[0] for column in cursor.description)
    writer.writerows(cursor)
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8")


listener = socket.socket()
listener.bind(("127.0.0.1", 0))
print(f"listening {listener.getsockname()[1]}", flush=True)
config = uvicorn.Config(app, log_level="error", access_log=False, loop="uvloop", http="httptools")
uvicorn.Server(config).run(sockets=[listener])
