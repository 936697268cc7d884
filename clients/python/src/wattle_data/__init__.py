"""Client for Wattle, an API for Australian public data.

>>> from wattle_data import Wattle
>>> Wattle().series("AU.CPI.YOY", start="2024").to_pandas()

Set ``WATTLE_URL`` to the server's URL (default http://127.0.0.1:8080) and ``WATTLE_KEY`` to your key, or use arguments.
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
    """Return series that match the words, best first, from the server in ``WATTLE_URL``."""
    with Wattle() as client:
        return client.search(words, **query)
