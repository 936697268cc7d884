"""Client of Wattle, an API for Australian public data.

>>> from wattle_data import Wattle
>>> Wattle().series("AU.CPI.YOY", start="2024").to_pandas()

The address of the server is ``WATTLE_URL`` (http://127.0.0.1:8080 unless set), the key is ``WATTLE_KEY``. Both can also be arguments.
"""

from ._answers import Answer, Series
from ._client import AsyncWattle, Wattle
from ._errors import WattleError
from ._ids import DatasetId, SeriesId, SignalId
from ._queries import API_VERSION, VERSION, DatasetQuery, MultiQuery, ReleasesQuery, SeriesQuery

__version__ = VERSION

__all__ = [
    "API_VERSION",
    "Answer",
    "AsyncWattle",
    "DatasetId",
    "DatasetQuery",
    "MultiQuery",
    "ReleasesQuery",
    "Series",
    "SeriesId",
    "SeriesQuery",
    "SignalId",
    "Wattle",
    "WattleError",
    "search",
]


def search(words: str, **query: object) -> Answer:
    """Series that match the words, best first, from the server in the environment."""
    with Wattle() as client:
        return client.search(words, **query)
