"""Tests the client with prepared responses: URLs, pages and errors. Run ``python -m unittest discover tests``."""

import unittest

import httpx

from wattle_data import Wattle, WattleError


def page(periods, following=None):
    return {"data": [{"period": period} for period in periods], "meta": {}, "links": {"next": following}}


class ClientTest(unittest.TestCase):
    def client(self, *answers):
        self.requests = []
        remaining = list(answers)

        def answer(request):
            self.requests.append(request)
            status, body = remaining.pop(0)
            return httpx.Response(status, json=body)

        return Wattle("http://wattle.example.org", "ak_test", retries=0, transport=httpx.MockTransport(answer))

    def test_asks_for_a_series_with_the_key_and_the_query(self):
        with self.client((200, page(["2024-Q1"]))) as w:
            self.assertEqual(w.series("AU.CPI.YOY", start="2024").data, [{"period": "2024-Q1"}])
        self.assertEqual(str(self.requests[0].url), "http://wattle.example.org/v1/series/AU.CPI.YOY?start=2024")
        self.assertEqual(self.requests[0].headers["authorization"], "Bearer ak_test")

    def test_one_id_gives_one_column(self):
        body = {"data": [{"period": "2024-Q1", "value": 3.6}], "meta": {"summary": {"series_id": "AU.CPI.YOY"}}, "links": {}}
        for ids in ("AU.CPI.YOY", ["AU.CPI.YOY"]):
            with self.client((200, body)) as w:
                answer = w.frame(ids, start="2024", align="union")
            self.assertEqual(str(self.requests[0].url), "http://wattle.example.org/v1/series/AU.CPI.YOY?start=2024")
            self.assertEqual(answer.data, [{"period": "2024-Q1", "AU.CPI.YOY": 3.6}])
            self.assertEqual(answer.meta["summary"]["series"], [{"series_id": "AU.CPI.YOY"}])

    def test_a_list_for_one_series_names_the_other_call(self):
        with self.client() as w:
            with self.assertRaisesRegex(TypeError, "use frame()"):
                w.series(["AU.CPI.YOY", "AU.WPI.YOY"])

    def test_the_text_of_an_error_has_the_hint(self):
        with self.client((404, {"detail": "No such series.", "hint": "Did you mean AU.CPI.YOY?"})) as w:
            with self.assertRaises(WattleError) as raised:
                w.series("AU.CPI.YOI")
        self.assertEqual(str(raised.exception), "No such series. Did you mean AU.CPI.YOY?")

    def test_follows_pages_on_its_own_server_whatever_host_a_link_names(self):
        following = "https://elsewhere.example.org/v1/data/rba/F1.1?cursor=2"
        with self.client((200, page(["2024-01"], following)), (200, page(["2024-02"]))) as w:
            self.assertEqual([row["period"] for row in w.rows("rba.F1.1")], ["2024-01", "2024-02"])
        self.assertEqual(str(self.requests[1].url), "http://wattle.example.org/v1/data/rba/F1.1?cursor=2")

    def test_names_the_series_of_a_table(self):
        with self.client((302, {"data": [{"id": "AU.UNEMP.SA"}, {"id": "AU.EMPLOYED.SA"}], "meta": {"total_rows": 23}})) as w:
            with self.assertRaisesRegex(WattleError, "a table with 23 series, such as AU.UNEMP.SA, AU.EMPLOYED.SA"):
                w.series("6202.0 table 1")

    def test_raises_what_the_server_says_of_a_request_that_it_refuses(self):
        with self.client((404, {"code": "REQ_UNKNOWN_SERIES", "detail": "No such series."})) as w:
            with self.assertRaises(WattleError) as raised:
                w.series("AU.CPI.YOI")
        self.assertEqual(raised.exception.code, "REQ_UNKNOWN_SERIES")


if __name__ == "__main__":
    unittest.main()
