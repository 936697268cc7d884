/** Answers to the example request of each endpoint, from the starter data. Written by npm run generate (test/http/examples.test.ts with `-u`); do not edit. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  "readDataset": {
    "data": [
      {
        "period": "2026-03",
        "value": 3.96,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      },
      {
        "period": "2026-04",
        "value": 4.1,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      },
      {
        "period": "2026-05",
        "value": 4.31,
        "unit": "Per cent",
        "dimensions": {
          "series": "Cash Rate Target",
          "table": "F1.1"
        }
      }
    ],
    "meta": {
      "endpoint": "/v1/data/rba/F1.1",
      "query": {
        "series": "FIRMMCRT",
        "table": "F1.1",
        "limit": 3,
        "order": "asc",
        "labels": "label",
        "shape": "long"
      },
      "period": {
        "start": "2026-03",
        "end": "2026-05"
      },
      "row_count": 3,
      "total_rows": 430,
      "truncated": true,
      "retrieved_at": "2026-06-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F1.1",
        "dataset_id": "rba.F1.1",
        "release_date": "2026-06-01",
        "retrieved_at": "2026-06-01T23:59:59.999Z",
        "sha256": "e52cbb2fe2937c63f3bec6ed1cec536ac325ab653c46373786918b2d54bd5a10"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F1.1",
          "dataset_id": "rba.F1.1",
          "release_date": "2026-06-01",
          "retrieved_at": "2026-06-01T23:59:59.999Z",
          "sha256": "e52cbb2fe2937c63f3bec6ed1cec536ac325ab653c46373786918b2d54bd5a10"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-06-01; the RBA has not been asked yet",
      "vintage": "2026-06-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Values are averages over the month, so a change of the cash rate target shows in full only in the month after it; use A2 or F1 for the target of today.",
        "Left out of the starter data, because their sources (ASX; FENICS) have terms of their own: FIRMMBAB30, FIRMMBAB90, FIRMMBAB180, FIRMMOIS1, FIRMMOIS3, FIRMMOIS6."
      ],
      "curated": true,
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/data/rba/F1.1?limit=3&format=csv",
      "next": "https://api.example.org/v1/data/rba/F1.1?limit=3&cursor=WyJ5dUZCUm00NjBFbCIsNSwxNzk1MjE5MjAwMDAwLDE3NzUwMDE1OTk5OTksNDI4MF0.a4bnt0161KE"
    }
  },
  "listDatasets": {
    "data": [
      {
        "id": "ABS_ANNUAL_ERP_ASGS2021",
        "dataset_id": "abs.ABS_ANNUAL_ERP_ASGS2021",
        "source": "abs",
        "title": "Estimated resident population, annual, by region (ASGS 2021)",
        "description": "Residents at 30 June of each year since 2001, from Australia and its states down to Statistical Areas Level 2, on the boundaries of 2021.",
        "frequency": "annual",
        "unit": null,
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.abs.gov.au/statistics/people/population/regional-population",
        "period_start": null,
        "period_end": null,
        "rows": 0,
        "refreshed_at": null,
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/abs/ABS_ANNUAL_ERP_ASGS2021?limit=12"
      },
      {
        "id": "ABS_NOM_VISA_CY",
        "dataset_id": "abs.ABS_NOM_VISA_CY",
        "source": "abs",
        "title": "Overseas migration by visa group, calendar year",
        "description": "Overseas migrant arrivals and departures by visa and citizenship group and state, calendar years since 2004.",
        "frequency": "annual",
        "unit": null,
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.abs.gov.au/statistics/people/population/overseas-migration",
        "period_start": null,
        "period_end": null,
        "rows": 0,
        "refreshed_at": null,
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/abs/ABS_NOM_VISA_CY?limit=12"
      }
    ],
    "meta": {
      "endpoint": "/v1/datasets",
      "query": {
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 155,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/datasets?limit=2&format=csv",
      "next": "https://api.example.org/v1/datasets?limit=2&cursor=WyJjVUtFcV9xVm9VUiIsMCwwLDJd.pLtHxdGLHgv"
    }
  },
  "listDatasetsOfSource": {
    "data": [
      {
        "id": "A2",
        "dataset_id": "rba.A2",
        "source": "rba",
        "title": "Changes in monetary policy and administered rates",
        "description": "Every change of the cash rate target announced by the Reserve Bank since 23 January 1990, with the rates paid on exchange settlement balances and charged on overnight repurchase agreements.",
        "frequency": "daily",
        "unit": "Per cent",
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.rba.gov.au/statistics/tables/",
        "period_start": "1990-02-15",
        "period_end": "2026-03-18",
        "rows": 512,
        "refreshed_at": "2026-03-17T23:59:59.999Z",
        "next_release": "2026-12-08T03:30:00.000Z",
        "stale": true,
        "example": "https://api.example.org/v1/data/rba/A2?limit=12"
      },
      {
        "id": "C1",
        "dataset_id": "rba.C1",
        "source": "rba",
        "title": "Credit and charge cards",
        "description": "Seasonally adjusted numbers and values of credit and charge card purchases, cash advances, repayments and balances in Australia.",
        "frequency": "monthly",
        "unit": "AUD million",
        "kind": "time_series",
        "licence": "Creative Commons Attribution 4.0 International",
        "landing_page": "https://www.rba.gov.au/statistics/tables/",
        "period_start": "1985-01",
        "period_end": "2022-02",
        "rows": 11931,
        "refreshed_at": "2022-04-07T23:59:59.999Z",
        "next_release": null,
        "stale": true,
        "example": "https://api.example.org/v1/data/rba/C1?limit=12"
      }
    ],
    "meta": {
      "endpoint": "/v1/datasets/rba",
      "query": {
        "source": "rba",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 26,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/datasets/rba?limit=2&format=csv",
      "next": "https://api.example.org/v1/datasets/rba?limit=2&cursor=WyJDVzQtRWpDSXQxYyIsMCwwLDJd.WvOnswQ1_dL"
    }
  },
  "describeDataset": {
    "data": {
      "id": "F1.1",
      "dataset_id": "rba.F1.1",
      "source": "rba",
      "title": "Interest rates and yields: money market, monthly",
      "description": "Monthly averages of the cash rate target, the interbank overnight cash rate, bank bills and other money market yields since 1969.",
      "kind": "time_series",
      "curated": true,
      "frequency": "monthly",
      "dimensions": [
        {
          "name": "series",
          "code": "SERIES",
          "description": "The Bank's id of a column of the table.",
          "values": [
            {
              "code": "FIRMMCRT",
              "label": "Cash Rate Target",
              "word": "cash_rate_target"
            },
            {
              "code": "FIRMMCRI",
              "label": "Interbank Overnight Cash Rate",
              "word": "cash_rate"
            },
            {
              "code": "FIRMMCRIHM",
              "label": "Highest Interbank Overnight Cash Rate",
              "word": "cash_rate_highest"
            },
            {
              "code": "FIRMMCRILM",
              "label": "Lowest Interbank Overnight Cash Rate",
              "word": "cash_rate_lowest"
            },
            {
              "code": "FIRMMCRIVM",
              "label": "Volume of Cash Market Transactions",
              "word": "cash_market_volume"
            },
            {
              "code": "FIRMMCRINM",
              "label": "Number of Cash Market Transactions",
              "word": "cash_market_transactions"
            },
            {
              "code": "FIRMMTN1",
              "label": "1-month Treasury Note",
              "word": "treasury_note_30d"
            },
            {
              "code": "FIRMMTN3",
              "label": "3- month Treasury Note",
              "word": "treasury_note_90d"
            },
            {
              "code": "FIRMMTN6",
              "label": "6- month Treasury Note",
              "word": "treasury_note_180d"
            }
          ],
          "default": "FIRMMCRT"
        },
        {
          "name": "table",
          "code": "TABLE",
          "description": "The statistical table.",
          "values": [
            {
              "code": "F1.1",
              "label": "F1.1"
            }
          ],
          "default": "F1.1"
        }
      ],
      "columns": [
        {
          "name": "period",
          "type": "period",
          "unit": null,
          "description": "The reference period: what the value is about."
        },
        {
          "name": "value",
          "type": "number",
          "unit": null,
          "description": "The value as published, in the unit beside it; null where none is published."
        },
        {
          "name": "unit",
          "type": "text",
          "unit": null,
          "description": "What one of the value is, multiplier included."
        },
        {
          "name": "dimensions.series",
          "type": "text",
          "unit": null,
          "description": "The Bank's id of a column of the table."
        },
        {
          "name": "dimensions.table",
          "type": "text",
          "unit": null,
          "description": "The statistical table."
        },
        {
          "name": "status",
          "type": "text",
          "unit": null,
          "description": "The publisher's flag, where there is one."
        },
        {
          "name": "text",
          "type": "text",
          "unit": null,
          "description": "The cell as published, where it is not a plain number."
        }
      ],
      "measures": [
        {
          "code": "FIRMMCRT",
          "label": "Cash Rate Target",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRI",
          "label": "Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRIHM",
          "label": "Highest Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRILM",
          "label": "Lowest Interbank Overnight Cash Rate",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMCRIVM",
          "label": "Volume of Cash Market Transactions",
          "units": [
            "AUD million"
          ]
        },
        {
          "code": "FIRMMCRINM",
          "label": "Number of Cash Market Transactions",
          "units": [
            "Number"
          ]
        },
        {
          "code": "FIRMMTN1",
          "label": "1-month Treasury Note",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMTN3",
          "label": "3- month Treasury Note",
          "units": [
            "Per cent"
          ]
        },
        {
          "code": "FIRMMTN6",
          "label": "6- month Treasury Note",
          "units": [
            "Per cent"
          ]
        }
      ],
      "coverage": {
        "start": "1976-05",
        "end": "2026-05",
        "rows": 2003,
        "series": 9
      },
      "quirks": [
        "Values are averages over the month, so a change of the cash rate target shows in full only in the month after it; use A2 or F1 for the target of today."
      ],
      "ceased": null,
      "landing_page": "https://www.rba.gov.au/statistics/tables/",
      "catalogue_number": "Statistical Table F1.1",
      "upstream": {
        "url": "https://www.rba.gov.au/statistics/tables/csv/f1.1-data.csv",
        "format": "CSV"
      },
      "licence": {
        "name": "Creative Commons Attribution 4.0 International",
        "url": "https://creativecommons.org/licenses/by/4.0/"
      },
      "stale_rule": "serve_cached",
      "refreshed_at": "2026-06-01T23:59:59.999Z",
      "next_release": null,
      "examples": [
        "https://api.example.org/v1/data/rba/F1.1?limit=12",
        "https://api.example.org/v1/data/rba/F1.1?series=cash_rate&limit=12",
        "https://api.example.org/v1/data/rba/F1.1?start_period=2026-05&format=csv"
      ]
    },
    "meta": {
      "endpoint": "/v1/describe/rba/F1.1",
      "query": {},
      "period": {
        "start": "1976-05",
        "end": "2026-05"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-06-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F1.1",
        "dataset_id": "rba.F1.1",
        "release_date": "2026-06-01",
        "retrieved_at": "2026-06-01T23:59:59.999Z",
        "sha256": "e52cbb2fe2937c63f3bec6ed1cec536ac325ab653c46373786918b2d54bd5a10"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F1.1",
          "dataset_id": "rba.F1.1",
          "release_date": "2026-06-01",
          "retrieved_at": "2026-06-01T23:59:59.999Z",
          "sha256": "e52cbb2fe2937c63f3bec6ed1cec536ac325ab653c46373786918b2d54bd5a10"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-06-01; the RBA has not been asked yet",
      "vintage": "2026-06-01T23:59:59.999Z",
      "next_release": null,
      "notes": [],
      "curated": true,
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/describe/rba/F1.1?format=csv",
      "next": null
    }
  },
  "registerFacets": {
    "data": [
      {
        "column": "state",
        "value": "NSW",
        "label": null,
        "rows": 8,
        "exact": true
      },
      {
        "column": "state",
        "value": "VIC",
        "label": null,
        "rows": 10,
        "exact": true
      },
      {
        "column": "state",
        "value": "QLD",
        "label": null,
        "rows": 8,
        "exact": true
      },
      {
        "column": "state",
        "value": "SA",
        "label": null,
        "rows": 10,
        "exact": true
      },
      {
        "column": "state",
        "value": "WA",
        "label": null,
        "rows": 8,
        "exact": true
      },
      {
        "column": "state",
        "value": "TAS",
        "label": null,
        "rows": 8,
        "exact": true
      },
      {
        "column": "state",
        "value": "NT",
        "label": null,
        "rows": 10,
        "exact": true
      },
      {
        "column": "state",
        "value": "ACT",
        "label": null,
        "rows": 10,
        "exact": true
      },
      {
        "column": "charity_size",
        "value": "Large",
        "label": null,
        "rows": 20,
        "exact": true
      },
      {
        "column": "charity_size",
        "value": "Medium",
        "label": null,
        "rows": 20,
        "exact": true
      },
      {
        "column": "charity_size",
        "value": "Small",
        "label": null,
        "rows": 20,
        "exact": true
      }
    ],
    "meta": {
      "endpoint": "/v1/facets/ato/ACNC_REGISTER",
      "query": {},
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 11,
      "total_rows": 11,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Charities and Not-for-profits Commission",
        "url": "https://data.gov.au/data/dataset/acnc-register",
        "attribution": "Source: Australian Charities and Not-for-profits Commission, ACNC charity register",
        "licence": {
          "name": "Creative Commons Attribution 3.0 Australia",
          "url": "https://creativecommons.org/licenses/by/3.0/au/"
        },
        "catalogue_number": null,
        "dataset_id": "ato.ACNC_REGISTER",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "13d98ac000032d2b2ac71b172575146d86020206a382a13efed99fb349ebcebd"
      },
      "sources": [
        {
          "name": "Australian Charities and Not-for-profits Commission",
          "url": "https://data.gov.au/data/dataset/acnc-register",
          "attribution": "Source: Australian Charities and Not-for-profits Commission, ACNC charity register",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "ato.ACNC_REGISTER",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "13d98ac000032d2b2ac71b172575146d86020206a382a13efed99fb349ebcebd"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "Only charities that are registered now; those that were removed are not in the file.",
        "Flags are Y or empty, which is null here.",
        "State, postcode and town are empty where the address is withheld, and those of charities abroad are of their country.",
        "The size is empty for about a third of the charities: new ones, and basic religious ones; its letter case is evened out."
      ],
      "sandbox": true,
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/facets/ato/ACNC_REGISTER?format=csv",
      "next": null
    }
  },
  "searchDatasets": {
    "data": [
      {
        "dataset_id": "abs.LF",
        "source": "abs",
        "name": "Labour force",
        "description": "Employment, unemployment, participation and hours of people aged 15 years and over, by sex and state, each month since February 1978.",
        "score": 1,
        "relevance": 1,
        "why": []
      },
      {
        "dataset_id": "abs.LF_AGE",
        "source": "abs",
        "name": "Labour force by age group",
        "description": "Employment, unemployment, participation, hours and underutilisation by age group, sex and state, each month; unemployment of young people among them.",
        "score": 0.7055,
        "relevance": 0.7055,
        "why": []
      }
    ],
    "meta": {
      "endpoint": "/v1/search-datasets",
      "query": {
        "q": "unemployment",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 6,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/search-datasets?limit=2&q=unemployment&format=csv",
      "next": null
    }
  },
  "search": {
    "data": [
      {
        "kind": "series",
        "id": "AU.UNEMP.VIC",
        "title": "Unemployment rate, Victoria, seasonally adjusted",
        "source": "abs",
        "units": "Per cent",
        "frequency": "monthly",
        "place": "Victoria",
        "available": true,
        "from": "1991-01",
        "to": "2025-02",
        "latest": {
          "period": "2025-02",
          "value": 4.6496253,
          "previous_period": "2025-01",
          "previous_value": 4.6648137,
          "change": -0.0151884
        },
        "next_release": null,
        "score": 1,
        "why": [
          "unemployment"
        ]
      },
      {
        "kind": "series",
        "id": "AU.UNEMP.VIC.TREND",
        "title": "Unemployment rate, Victoria, trend",
        "source": "abs",
        "units": "Per cent",
        "frequency": "monthly",
        "place": "Victoria",
        "available": false,
        "from": null,
        "to": null,
        "latest": null,
        "next_release": null,
        "score": 1,
        "why": [
          "unemployment"
        ]
      },
      {
        "kind": "series",
        "id": "AU.UNEMPLOYED.VIC",
        "title": "Unemployed persons, Victoria, seasonally adjusted",
        "source": "abs",
        "units": "Thousand persons",
        "frequency": "monthly",
        "place": "Victoria",
        "available": true,
        "from": "1991-01",
        "to": "2025-02",
        "latest": {
          "period": "2025-02",
          "value": 183.734905,
          "previous_period": "2025-01",
          "previous_value": 184.842869,
          "change": -1.107964
        },
        "next_release": null,
        "score": 0.9367,
        "why": []
      }
    ],
    "meta": {
      "endpoint": "/v1/search",
      "query": {
        "q": "unemployment victoria",
        "limit": 3
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 3,
      "total_rows": 29,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "unmatched": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/search?limit=3&q=unemployment+victoria&format=csv",
      "next": null
    }
  },
  "listReleases": {
    "data": [
      {
        "date": "2026-12-08",
        "release_at": "2026-12-08T14:30:00+11:00",
        "source": "rba",
        "title": "Monetary Policy Board decision",
        "event_type": "policy_decision",
        "dataset_id": "rba.A2",
        "dataset_ids": [
          "rba.A2"
        ],
        "publication_id": "monetary-policy-decision-2026-12",
        "reference_period": null,
        "source_url": "https://www.rba.gov.au/schedules-events/board-meeting-schedules.html",
        "status": "upcoming"
      }
    ],
    "meta": {
      "endpoint": "/v1/releases",
      "query": {
        "days_ahead": 60,
        "days_back": 7,
        "source": "rba",
        "event_type": "policy_decision",
        "limit": 100
      },
      "period": {
        "start": "2026-12-08",
        "end": "2026-12-08"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/schedules-events/",
        "attribution": "Source: Reserve Bank of Australia, release calendar",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": null,
        "dataset_id": "rba.calendar",
        "release_date": null,
        "retrieved_at": null,
        "sha256": null
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/schedules-events/",
          "attribution": "Source: Reserve Bank of Australia, release calendar",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": null,
          "dataset_id": "rba.calendar",
          "release_date": null,
          "retrieved_at": null,
          "sha256": null
        }
      ],
      "stale": true,
      "stale_reason": "The release calendar of the Reserve Bank of Australia has not been read yet",
      "vintage": null,
      "next_release": "2026-12-08T03:30:00.000Z",
      "notes": [
        "Times are those that the agencies announce; `released` means that the announced time is past, not that the figures were seen.",
        "The Australian Prudential Regulation Authority announces nothing ahead: its releases are listed once they are out."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/releases?days_ahead=60&event_type=policy_decision&source=rba&format=csv",
      "next": null
    }
  },
  "releasePulse": {
    "data": [
      {
        "date": "2026-12-08",
        "released_at": null,
        "source": "rba",
        "title": "Monetary Policy Board decision",
        "event_type": "policy_decision",
        "dataset_id": "rba.A2",
        "dataset_ids": [
          "rba.A2"
        ],
        "series_id": null,
        "period": null,
        "value": null,
        "previous_value": null,
        "change": null,
        "units": null,
        "headlines": [],
        "basis": "scheduled",
        "status": "upcoming",
        "release_at": "2026-12-08T14:30:00+11:00",
        "observed_at": null,
        "published_on": null,
        "values_added": null,
        "values_revised": null,
        "publication_id": "monetary-policy-decision-2026-12",
        "reference_period": null,
        "source_url": "https://www.rba.gov.au/schedules-events/board-meeting-schedules.html"
      }
    ],
    "meta": {
      "endpoint": "/v1/release-pulse",
      "query": {
        "days_back": 14,
        "days_ahead": 30,
        "limit": 100
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/release-calendar/future-releases-calendar/202611",
        "attribution": "Source: Australian Bureau of Statistics, release calendar",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": null,
        "dataset_id": "abs.calendar",
        "release_date": null,
        "retrieved_at": null,
        "sha256": null
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/release-calendar/future-releases-calendar/202611",
          "attribution": "Source: Australian Bureau of Statistics, release calendar",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": null,
          "dataset_id": "abs.calendar",
          "release_date": null,
          "retrieved_at": null,
          "sha256": null
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/schedules-events/",
          "attribution": "Source: Reserve Bank of Australia, release calendar",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": null,
          "dataset_id": "rba.calendar",
          "release_date": null,
          "retrieved_at": null,
          "sha256": null
        },
        {
          "name": "Australian Prudential Regulation Authority",
          "url": "https://www.apra.gov.au/rss.xml",
          "attribution": "Source: Australian Prudential Regulation Authority, release calendar",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "apra.calendar",
          "release_date": null,
          "retrieved_at": null,
          "sha256": null
        }
      ],
      "stale": true,
      "stale_reason": "abs.calendar: The release calendar of the Australian Bureau of Statistics has not been read yet. rba.calendar: The release calendar of the Reserve Bank of Australia has not been read yet. apra.calendar: The release calendar of the Australian Prudential Regulation Authority has not been read yet",
      "vintage": null,
      "next_release": "2026-12-08T03:30:00.000Z",
      "notes": [
        "basis=observed: a new version of the dataset brought new or revised values. basis=scheduled: the calendar of the agency says so, and nothing was there to compare with.",
        "value is that of the newest period as of the release, previous_value that of the period before it as of the same release, change their difference."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/release-pulse?days_ahead=30&days_back=14&format=csv",
      "next": null
    }
  },
  "weather": {
    "data": {
      "location_id": "sydney",
      "location_name": "Sydney",
      "state": "NSW",
      "latitude": -33.86,
      "longitude": 151.2,
      "timezone": "Australia/Sydney",
      "station": {
        "id": "94768",
        "name": "Sydney - Observatory Hill",
        "distance_km": 0
      },
      "current": {
        "time": "2026-11-20T23:30:00Z",
        "temperature_c": 22.4,
        "apparent_temperature_c": 21.3,
        "relative_humidity_pct": 57,
        "precipitation_mm": 0.2,
        "pressure_msl_hpa": 1016.2,
        "wind_speed_kmh": 17,
        "wind_direction_deg": 45,
        "wind_direction": "NE",
        "wind_gusts_kmh": 24,
        "dew_point_c": 13.6,
        "cloud": "Partly cloudy",
        "description": null
      },
      "location_resolution": "name",
      "provider": "bom"
    },
    "meta": {
      "endpoint": "/v1/weather/sydney",
      "query": {
        "location": "sydney"
      },
      "period": {
        "start": "2026-11-20T23:30:00Z",
        "end": "2026-11-20T23:30:00Z"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Bureau of Meteorology",
        "url": "https://www.bom.gov.au/australia/observations/",
        "attribution": "Source: Bureau of Meteorology (ABN 92 637 533 532), © Commonwealth of Australia, Weather observations, Sydney - Observatory Hill",
        "licence": {
          "name": "Bureau of Meteorology default terms: no supply to others or commercial use without its agreement",
          "url": "http://www.bom.gov.au/other/copyright.shtml"
        },
        "catalogue_number": null,
        "dataset_id": "bom.OBSERVATIONS_94768",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "38432589d02c20639f994aaf026e789d33561e790482b6eb7e7d4856575717c3"
      },
      "sources": [
        {
          "name": "Bureau of Meteorology",
          "url": "https://www.bom.gov.au/australia/observations/",
          "attribution": "Source: Bureau of Meteorology (ABN 92 637 533 532), © Commonwealth of Australia, Weather observations, Sydney - Observatory Hill",
          "licence": {
            "name": "Bureau of Meteorology default terms: no supply to others or commercial use without its agreement",
            "url": "http://www.bom.gov.au/other/copyright.shtml"
          },
          "catalogue_number": null,
          "dataset_id": "bom.OBSERVATIONS_94768",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "38432589d02c20639f994aaf026e789d33561e790482b6eb7e7d4856575717c3"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "The Bureau's default terms do not allow supplying its observations to others: whoever serves them needs its agreement.",
        "Values are as the station reported them, unchecked; null where it has no such sensor.",
        "Rain is counted from 9 am local time."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/weather/sydney?format=csv",
      "next": null
    }
  },
  "verifyAbn": {
    "data": {
      "abn": "51824753556",
      "valid": true,
      "reason": null,
      "status": "unknown",
      "entity_name": null,
      "entity_type": null,
      "acn": null,
      "gst": null,
      "state": null,
      "postcode": null,
      "trading_names": [],
      "source": null,
      "as_of": null
    },
    "meta": {
      "endpoint": "/v1/abn/51824753556",
      "query": {
        "abn": "51824753556"
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [
        "The check digits are right; no register that is held, or was asked, knows this ABN. That does not mean that it was issued."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/abn/51824753556?format=csv",
      "next": null
    }
  },
  "listSeries": {
    "data": [
      {
        "id": "AU.CPI.YOY",
        "title": "Consumer price inflation, year-ended, quarterly",
        "description": "Change of the quarterly consumer price index (all groups) on the same quarter of the year before, as published.",
        "aliases": [
          "AU.INFLATION"
        ],
        "source": "rba",
        "dataset_id": "rba.G1",
        "dimensions": {
          "SERIES": "GCPIAGYP",
          "TABLE": "G1"
        },
        "units": "Per cent",
        "units_short": "%",
        "frequency": "quarterly",
        "adjustment": "original",
        "place": "Australia",
        "topic": "prices",
        "tags": [
          "cpi",
          "inflation",
          "headline",
          "quarterly"
        ],
        "available": true,
        "from": "1923-Q2",
        "to": "2025-Q4",
        "latest": {
          "period": "2025-Q4",
          "value": 3.6,
          "previous_period": "2025-Q3",
          "previous_value": 3.2,
          "change": 0.4
        },
        "coverage": {
          "start": "1923-Q2",
          "end": "2025-Q4",
          "count": 411
        },
        "last_updated": "2026-01-29",
        "next_release": null,
        "stale": true,
        "published_basis": "stated",
        "vintages": {
          "count": 3,
          "first": "2024-04-26",
          "first_basis": "stated"
        },
        "used_in_signals": [
          "economic-dashboard",
          "real-cash-rate",
          "real-mortgage-rate",
          "real-savings-rate",
          "real-wages",
          "super-fund-real-return"
        ],
        "related": [
          "AU.CPI.MONTHLY.YOY",
          "AU.CPI.TRIMMED",
          "AU.CPI.INDEX",
          "AU.CPI.MEDIAN",
          "AU.CPI.NONTRADABLES",
          "AU.CPI.QOQ",
          "AU.CPI.QOQ.SA",
          "AU.CPI.TRADABLES",
          "AU.CPI.TRIMMED.QOQ",
          "AU.G1.GCPIEITCQP",
          "AU.G1.GCPIEITCYP",
          "AU.G1.GCPINTIQP",
          "AU.G1.GCPINTXDLQP",
          "AU.G1.GCPINTXDLYP",
          "AU.G1.GCPIOCPMWMQP",
          "AU.G1.GCPITIQP",
          "AU.G1.GCPITXVIQP",
          "AU.G1.GCPITXVIYP",
          "AU.G1.GCPIXVIQP",
          "AU.G1.GCPIXVIYP"
        ],
        "citation": {
          "text": "Reserve Bank of Australia, Consumer price inflation, year-ended, quarterly [AU.CPI.YOY], Consumer price inflation, released 2026-01-29, https://www.rba.gov.au/statistics/tables/",
          "bibtex": "@misc{au_cpi_yoy,\n  author = {{Reserve Bank of Australia}},\n  title = {Consumer price inflation, year-ended, quarterly [AU.CPI.YOY]},\n  year = {2026},\n  howpublished = {\\url{https://www.rba.gov.au/statistics/tables/}},\n  note = {Consumer price inflation, released 2026-01-29}\n}"
        }
      },
      {
        "id": "AU.CPI.MONTHLY.YOY",
        "title": "Consumer price inflation, annual, monthly",
        "description": "Change of the monthly consumer price index (all groups) on the same month of the year before: the headline since 26 November 2025.",
        "aliases": [],
        "source": "abs",
        "dataset_id": "abs.CPI_MONTHLY",
        "dimensions": {
          "FREQ": "M",
          "MEASURE": "3",
          "INDEX": "10001",
          "TSEST": "10",
          "REGION": "50"
        },
        "units": "Per cent",
        "units_short": "%",
        "frequency": "monthly",
        "adjustment": "original",
        "place": "Australia",
        "topic": "prices",
        "tags": [
          "cpi",
          "inflation",
          "monthly",
          "headline"
        ],
        "available": true,
        "from": "2025-04",
        "to": "2026-06",
        "latest": {
          "period": "2026-06",
          "value": 3.8,
          "previous_period": "2026-05",
          "previous_value": 4,
          "change": -0.2
        },
        "coverage": {
          "start": "2025-04",
          "end": "2026-06",
          "count": 15
        },
        "last_updated": "2026-08-01",
        "next_release": null,
        "stale": true,
        "published_basis": "upper_bound",
        "vintages": {
          "count": 2,
          "first": "2026-03-10",
          "first_basis": "upper_bound"
        },
        "used_in_signals": [
          "cost-of-living",
          "cpi-by-city",
          "inflation-decomposition",
          "real-cash-rate"
        ],
        "related": [
          "AU.CPI.YOY",
          "AU.CPI.ACCESSORIES.MONTHLY.YOY",
          "AU.CPI.ACCESSORIES_CLOTHING_SERVICES.MONTHLY.YOY",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY",
          "AU.CPI.ALCOHOLIC_BEVERAGES.MONTHLY.YOY",
          "AU.CPI.AUDIO_VISUAL_COMPUTING_EQUIPMENT.MONTHLY.YOY",
          "AU.CPI.AUDIO_VISUAL_COMPUTING_EQUIPMENT_SERVICES.MONTHLY.YOY",
          "AU.CPI.AUDIO_VISUAL_COMPUTING_MEDIA_SERVICES.MONTHLY.YOY",
          "AU.CPI.BEEF_VEAL.MONTHLY.YOY",
          "AU.CPI.BEER.MONTHLY.YOY",
          "AU.CPI.BOOKS.MONTHLY.YOY",
          "AU.CPI.BREAD.MONTHLY.YOY",
          "AU.CPI.BREAD_CEREAL_PRODUCTS.MONTHLY.YOY",
          "AU.CPI.BREAKFAST_CEREALS.MONTHLY.YOY",
          "AU.CPI.CAKES_BISCUITS.MONTHLY.YOY",
          "AU.CPI.CARPETS_OTHER_FLOOR_COVERINGS.MONTHLY.YOY",
          "AU.CPI.CHEESE.MONTHLY.YOY",
          "AU.CPI.CHILDCARE.MONTHLY.YOY",
          "AU.CPI.CLEANING_MAINTENANCE_PRODUCTS.MONTHLY.YOY",
          "AU.CPI.CLEANING_REPAIR_HIRE_CLOTHING_FOOTWEAR.MONTHLY.YOY",
          "AU.CPI.CLOTHING.MONTHLY.YOY",
          "AU.CPI.COFFEE_TEA_COCOA.MONTHLY.YOY",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY",
          "AU.CPI.DAIRY_RELATED_PRODUCTS.MONTHLY.YOY"
        ],
        "citation": {
          "text": "Australian Bureau of Statistics, Consumer price inflation, annual, monthly [AU.CPI.MONTHLY.YOY], Consumer Price Index, monthly, published by 2026-08-01, https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "bibtex": "@misc{au_cpi_monthly_yoy,\n  author = {{Australian Bureau of Statistics}},\n  title = {Consumer price inflation, annual, monthly [AU.CPI.MONTHLY.YOY]},\n  year = {2026},\n  howpublished = {\\url{https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia}},\n  note = {Consumer Price Index, monthly, published by 2026-08-01}\n}"
        }
      }
    ],
    "meta": {
      "endpoint": "/v1/series",
      "query": {
        "q": "cpi",
        "limit": 2
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 2,
      "total_rows": 750,
      "truncated": true,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series?limit=2&q=cpi&format=csv",
      "next": "https://api.example.org/v1/series?limit=2&q=cpi&cursor=WyI4U1RKUTlCYVd3TSIsMCwwLDJd.bf2kxruO7yX"
    }
  },
  "readMulti": {
    "data": [
      {
        "date": "2025-03-31",
        "period": "2025-Q1",
        "AU.CPI.YOY": 2.4,
        "AU.WPI.YOY": 3.4
      },
      {
        "date": "2025-06-30",
        "period": "2025-Q2",
        "AU.CPI.YOY": 2.1,
        "AU.WPI.YOY": 3.4
      },
      {
        "date": "2025-09-30",
        "period": "2025-Q3",
        "AU.CPI.YOY": 3.2,
        "AU.WPI.YOY": 3.3
      },
      {
        "date": "2025-12-31",
        "period": "2025-Q4",
        "AU.CPI.YOY": 3.6,
        "AU.WPI.YOY": 3.4
      }
    ],
    "meta": {
      "endpoint": "/v1/series/multi",
      "query": {
        "ids": "AU.CPI.YOY,AU.WPI.YOY",
        "align": "intersect",
        "limit": 4,
        "units": "lin"
      },
      "period": {
        "start": "2025-Q1",
        "end": "2025-Q4"
      },
      "row_count": 4,
      "total_rows": 110,
      "truncated": true,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        }
      ],
      "stale": true,
      "stale_reason": "rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet; AU.WPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-04-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "rba.G1: Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths.",
        "rba.G1: The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding.",
        "rba.G1: The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not.",
        "abs.WPI: Seasonally adjusted and trend series exist for Australia, all industries, only: ask for states and industries with adjustment=original.",
        "abs.WPI: Agriculture, forestry and fishing is outside the survey."
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2000-gst"
          ],
          "periods": [
            "2000-Q3"
          ],
          "kind": "scope",
          "what": "The goods and services tax of 1 July 2000 is in the prices from this quarter on.",
          "size": "All groups rose 3.7 per cent in the quarter.",
          "growth": "given",
          "source": "RBA statistical table G1: GCPIAGQP of 2000-Q3, and the measure that excludes tax changes beside it",
          "series": [
            "AU.CPI.YOY"
          ]
        },
        {
          "ids": [
            "cpi-2020-child-care"
          ],
          "periods": [
            "2020-Q2"
          ],
          "until": "2020-Q3",
          "kind": "collection",
          "what": "Child care was free from 6 April to 12 July 2020 and entered the index at no price, returning to it in the quarter after.",
          "size": "Child care fell 95 per cent in 2020-Q2 and took 1.1 percentage points off the quarterly change of all groups.",
          "growth": "given",
          "source": "ABS, Consumer Price Index, June quarter 2020, commentary",
          "series": [
            "AU.CPI.YOY"
          ]
        },
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.YOY"
          ]
        },
        {
          "ids": [
            "wpi-2009-industries"
          ],
          "periods": [
            "2009-Q3"
          ],
          "kind": "classification",
          "what": "Industries are those of the ANZSIC 2006 instead of 1993, and the reference base moved to 2008-09; indexes of industries before it cannot be chained to those after.",
          "size": "Period changes of the total differ by 0.1 through rounding.",
          "growth": "given",
          "source": "ABS 6345.0, September quarter 2009 and March quarter 2010, Appendix 2",
          "series": [
            "AU.WPI.YOY"
          ]
        }
      ],
      "summary": {
        "series": [
          {
            "series_id": "AU.CPI.YOY",
            "title": "Consumer price inflation, year-ended, quarterly",
            "units": "Per cent",
            "units_short": "%",
            "frequency": "quarterly",
            "adjustment": "original",
            "place": "Australia"
          },
          {
            "series_id": "AU.WPI.YOY",
            "title": "Wage price index, annual change, private and public sectors, seasonally adjusted",
            "units": "Per cent",
            "units_short": "%",
            "frequency": "quarterly",
            "adjustment": "seasonally_adjusted",
            "place": "Australia"
          }
        ]
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/multi?align=intersect&ids=AU.CPI.YOY%2CAU.WPI.YOY&limit=4&format=csv",
      "next": "https://api.example.org/v1/series/multi?align=intersect&ids=AU.CPI.YOY%2CAU.WPI.YOY&limit=4&cursor=WyJlbWFDS1JKR3BELSIsMCwwLDE3NDM0NjU2MDAwMDAsLTIsMywxNzk1MjE5MjAwMDAwLDExLDE3OTUyMTkyMDAwMDBd.U1vZXYDQivA"
    }
  },
  "readSeries": {
    "data": [
      {
        "date": "2025-03-31",
        "period": "2025-Q1",
        "value": 2.4
      },
      {
        "date": "2025-06-30",
        "period": "2025-Q2",
        "value": 2.1
      },
      {
        "date": "2025-09-30",
        "period": "2025-Q3",
        "value": 3.2,
        "breaks": [
          "cpi-2025-q3-complete-monthly"
        ]
      },
      {
        "date": "2025-12-31",
        "period": "2025-Q4",
        "value": 3.6,
        "breaks": [
          "cpi-2025-q3-complete-monthly"
        ]
      }
    ],
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY",
      "query": {
        "limit": 4,
        "units": "lin"
      },
      "period": {
        "start": "2025-Q1",
        "end": "2025-Q4"
      },
      "row_count": 4,
      "total_rows": 411,
      "truncated": true,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths.",
        "The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding.",
        "The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not.",
        "Index re-referenced from \"Index, 2011/12=100\" to \"Index, September 2025 month = 100\" (1 series, values times about 0.6946); this is not a revision of what it measures."
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.YOY"
          ]
        }
      ],
      "summary": {
        "series_id": "AU.CPI.YOY",
        "title": "Consumer price inflation, year-ended, quarterly",
        "units": "Per cent",
        "units_short": "%",
        "frequency": "quarterly",
        "adjustment": "original",
        "place": "Australia"
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.YOY?limit=4&format=csv",
      "next": "https://api.example.org/v1/series/AU.CPI.YOY?limit=4&cursor=WyIxdVhuQXNvMVZldiIsMywxNzk1MjE5MjAwMDAwLDgxMDBd.1pwAtkRBTUl"
    }
  },
  "latestOfSeries": {
    "series_id": "AU.CPI.YOY",
    "title": "Consumer price inflation, year-ended, quarterly",
    "date": "2025-12-31",
    "period": "2025-Q4",
    "value": 3.6,
    "previous_period": "2025-Q3",
    "previous_value": 3.2,
    "change": 0.4,
    "units": "Per cent",
    "units_short": "%",
    "frequency": "quarterly",
    "source_name": "Reserve Bank of Australia",
    "stale": true,
    "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
    "attribution": [
      "Source: Reserve Bank of Australia, Consumer price inflation"
    ],
    "citation": "Reserve Bank of Australia, Consumer price inflation, year-ended, quarterly [AU.CPI.YOY], Consumer price inflation, released 2026-01-29, https://www.rba.gov.au/statistics/tables/",
    "last_updated": "2026-01-29T23:59:59.999Z",
    "realtime_start": "2026-01-29",
    "published_basis": "stated",
    "realtime_end": "9999-12-31"
  },
  "seriesMeta": {
    "data": {
      "id": "AU.CPI.YOY",
      "title": "Consumer price inflation, year-ended, quarterly",
      "description": "Change of the quarterly consumer price index (all groups) on the same quarter of the year before, as published.",
      "aliases": [
        "AU.INFLATION"
      ],
      "source": "rba",
      "dataset_id": "rba.G1",
      "dimensions": {
        "SERIES": "GCPIAGYP",
        "TABLE": "G1"
      },
      "units": "Per cent",
      "units_short": "%",
      "frequency": "quarterly",
      "adjustment": "original",
      "place": "Australia",
      "topic": "prices",
      "tags": [
        "cpi",
        "inflation",
        "headline",
        "quarterly"
      ],
      "available": true,
      "from": "1923-Q2",
      "to": "2025-Q4",
      "latest": {
        "period": "2025-Q4",
        "value": 3.6,
        "previous_period": "2025-Q3",
        "previous_value": 3.2,
        "change": 0.4
      },
      "coverage": {
        "start": "1923-Q2",
        "end": "2025-Q4",
        "count": 411
      },
      "last_updated": "2026-01-29",
      "next_release": null,
      "stale": true,
      "published_basis": "stated",
      "vintages": {
        "count": 3,
        "first": "2024-04-26",
        "first_basis": "stated"
      },
      "used_in_signals": [
        "economic-dashboard",
        "real-cash-rate",
        "real-mortgage-rate",
        "real-savings-rate",
        "real-wages",
        "super-fund-real-return"
      ],
      "related": [
        "AU.CPI.MONTHLY.YOY",
        "AU.CPI.TRIMMED",
        "AU.CPI.INDEX",
        "AU.CPI.MEDIAN",
        "AU.CPI.NONTRADABLES",
        "AU.CPI.QOQ",
        "AU.CPI.QOQ.SA",
        "AU.CPI.TRADABLES",
        "AU.CPI.TRIMMED.QOQ",
        "AU.G1.GCPIEITCQP",
        "AU.G1.GCPIEITCYP",
        "AU.G1.GCPINTIQP",
        "AU.G1.GCPINTXDLQP",
        "AU.G1.GCPINTXDLYP",
        "AU.G1.GCPIOCPMWMQP",
        "AU.G1.GCPITIQP",
        "AU.G1.GCPITXVIQP",
        "AU.G1.GCPITXVIYP",
        "AU.G1.GCPIXVIQP",
        "AU.G1.GCPIXVIYP"
      ],
      "citation": {
        "text": "Reserve Bank of Australia, Consumer price inflation, year-ended, quarterly [AU.CPI.YOY], Consumer price inflation, released 2026-01-29, https://www.rba.gov.au/statistics/tables/",
        "bibtex": "@misc{au_cpi_yoy,\n  author = {{Reserve Bank of Australia}},\n  title = {Consumer price inflation, year-ended, quarterly [AU.CPI.YOY]},\n  year = {2026},\n  howpublished = {\\url{https://www.rba.gov.au/statistics/tables/}},\n  note = {Consumer price inflation, released 2026-01-29}\n}"
      }
    },
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY/meta",
      "query": {},
      "period": {
        "start": "1923-Q2",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths.",
        "The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding.",
        "The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not."
      ],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.YOY/meta?format=csv",
      "next": null
    }
  },
  "readRevisions": {
    "data": [
      {
        "date": "2025-03-31",
        "period": "2025-Q1",
        "2024-04-26": null,
        "2025-10-30": 140.7,
        "2026-01-29": 97.7
      },
      {
        "date": "2025-06-30",
        "period": "2025-Q2",
        "2024-04-26": null,
        "2025-10-30": 141.7,
        "2026-01-29": 98.43
      },
      {
        "date": "2025-09-30",
        "period": "2025-Q3",
        "2024-04-26": null,
        "2025-10-30": 143.6,
        "2026-01-29": 99.73
      },
      {
        "date": "2025-12-31",
        "period": "2025-Q4",
        "2024-04-26": null,
        "2025-10-30": null,
        "2026-01-29": 100.32
      }
    ],
    "meta": {
      "endpoint": "/v1/series/AU.CPI.INDEX/revisions",
      "query": {
        "start_period": "2025-Q1",
        "limit": 100,
        "vintages": 4,
        "units": "lin"
      },
      "period": {
        "start": "2025-Q1",
        "end": "2025-Q4"
      },
      "row_count": 4,
      "total_rows": 4,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.INDEX ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The vintages held begin on 2024-04-26: periods published before then had been revised by then, and how is not known here.",
        "The vintage of 2026-01-29 has another reference base (before: Index, 2011/12=100; since: Index, September 2025 month = 100): values before and after it differ by the base, which is not a revision of what the index measures."
      ],
      "summary": {
        "series_id": "AU.CPI.INDEX",
        "title": "Consumer price index, all groups, quarterly",
        "units": "Index, September 2025 month = 100",
        "units_short": "Index",
        "frequency": "quarterly",
        "vintages": [
          {
            "vintage": "2024-04-26",
            "kind": "initial",
            "units": "Index, 2011/12=100",
            "known_from": "2024-04-26T23:59:59.999Z",
            "release_date": "2024-04-26",
            "published_basis": "stated"
          },
          {
            "vintage": "2025-10-30",
            "kind": "update",
            "units": "Index, 2011/12=100",
            "known_from": "2025-10-30T23:59:59.999Z",
            "release_date": "2025-10-30",
            "published_basis": "stated"
          },
          {
            "vintage": "2026-01-29",
            "kind": "rereference",
            "units": "Index, September 2025 month = 100",
            "known_from": "2026-01-29T23:59:59.999Z",
            "release_date": "2026-01-29",
            "published_basis": "stated"
          }
        ],
        "vintages_held": 3
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.INDEX/revisions?start_period=2025-Q1&vintages=4&format=csv",
      "next": null
    }
  },
  "readVintages": {
    "data": [
      {
        "date": "2025-03-31",
        "period": "2025-Q1",
        "value": 2.4,
        "realtime_start": "2025-10-30",
        "realtime_end": "9999-12-31",
        "vintage": "2025-10-30",
        "published_basis": "stated"
      },
      {
        "date": "2025-06-30",
        "period": "2025-Q2",
        "value": 2.1,
        "realtime_start": "2025-10-30",
        "realtime_end": "9999-12-31",
        "vintage": "2025-10-30",
        "published_basis": "stated"
      },
      {
        "date": "2025-09-30",
        "period": "2025-Q3",
        "value": 3.2,
        "realtime_start": "2025-10-30",
        "realtime_end": "9999-12-31",
        "vintage": "2025-10-30",
        "published_basis": "stated"
      },
      {
        "date": "2025-12-31",
        "period": "2025-Q4",
        "value": 3.6,
        "realtime_start": "2026-01-29",
        "realtime_end": "9999-12-31",
        "vintage": "2026-01-29",
        "published_basis": "stated"
      }
    ],
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY/vintages",
      "query": {
        "release": "1",
        "limit": 4,
        "units": "lin"
      },
      "period": {
        "start": "2025-Q1",
        "end": "2025-Q4"
      },
      "row_count": 4,
      "total_rows": 411,
      "truncated": true,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The vintages held begin on 2024-04-26: periods published before then had been revised by then, and how is not known here.",
        "Values from 2012-Q3 on count as first published: the ABS does not revise the original consumer price index, and its reference base stood from the September quarter 2012 to November 2025.",
        "What was first published of 357 periods between 1923-Q2 and 2012-Q2 is not held: the vintages held begin on 2024-04-26, and those periods came with a newer one, so that they may have been revised by then."
      ],
      "summary": {
        "series_id": "AU.CPI.YOY",
        "title": "Consumer price inflation, year-ended, quarterly",
        "units": "Per cent",
        "units_short": "%",
        "frequency": "quarterly",
        "vintages_held": 3
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/series/AU.CPI.YOY/vintages?limit=4&release=1&format=csv",
      "next": "https://api.example.org/v1/series/AU.CPI.YOY/vintages?limit=4&release=1&cursor=WyJnTlRiTmRuaVBJRSIsMywxNzk1MjE5MjAwMDAwLDgxMDBd.MCd3xsCSV6I"
    }
  },
  "chartDataOfSeveral": {
    "data": {
      "title": "Consumer price inflation, year-ended, quarterly; Wage price index, annual change, private and public sectors, seasonally adjusted",
      "window": {
        "from": "2025-01-01",
        "to": null
      },
      "series": [
        {
          "id": "AU.CPI.YOY",
          "title": "Consumer price inflation, year-ended, quarterly",
          "units": "Per cent",
          "units_short": "%",
          "frequency": "quarterly",
          "adjustment": "original",
          "axis": "left",
          "nature": "period",
          "known_through": null,
          "computed": false,
          "partial": false,
          "points": [
            {
              "period": "2025-Q1",
              "value": 2.4
            },
            {
              "period": "2025-Q2",
              "value": 2.1
            },
            {
              "period": "2025-Q3",
              "value": 3.2
            },
            {
              "period": "2025-Q4",
              "value": 3.6
            }
          ],
          "breaks": [
            {
              "date": "2025-07-01",
              "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two."
            }
          ],
          "revisions": []
        },
        {
          "id": "AU.WPI.YOY",
          "title": "Wage price index, annual change, private and public sectors, seasonally adjusted",
          "units": "Per cent",
          "units_short": "%",
          "frequency": "quarterly",
          "adjustment": "seasonally_adjusted",
          "axis": "left",
          "nature": "period",
          "known_through": null,
          "computed": false,
          "partial": false,
          "points": [
            {
              "period": "2025-Q1",
              "value": 3.4
            },
            {
              "period": "2025-Q2",
              "value": 3.4
            },
            {
              "period": "2025-Q3",
              "value": 3.3
            },
            {
              "period": "2025-Q4",
              "value": 3.4
            }
          ],
          "breaks": [],
          "revisions": []
        }
      ],
      "bands": [
        {
          "label": "RBA target, 2–3 %",
          "low": 2,
          "high": 3,
          "from": "1996-08-14",
          "to": null
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/series/multi/chart.json",
      "query": {
        "ids": "AU.CPI.YOY,AU.WPI.YOY",
        "start_period": "2025"
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-04-01T23:59:59.999Z",
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": null,
      "next": null
    }
  },
  "chartDataOfSeries": {
    "data": {
      "title": "Consumer price inflation, year-ended, quarterly",
      "window": {
        "from": "2025-01-01",
        "to": null
      },
      "series": [
        {
          "id": "AU.CPI.YOY",
          "title": "Consumer price inflation, year-ended, quarterly",
          "units": "Per cent",
          "units_short": "%",
          "frequency": "quarterly",
          "adjustment": "original",
          "axis": "left",
          "nature": "period",
          "known_through": null,
          "computed": false,
          "partial": false,
          "points": [
            {
              "period": "2025-Q1",
              "value": 2.4
            },
            {
              "period": "2025-Q2",
              "value": 2.1
            },
            {
              "period": "2025-Q3",
              "value": 3.2
            },
            {
              "period": "2025-Q4",
              "value": 3.6
            }
          ],
          "breaks": [
            {
              "date": "2025-07-01",
              "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two."
            }
          ],
          "revisions": []
        }
      ],
      "bands": [
        {
          "label": "RBA target, 2–3 %",
          "low": 2,
          "high": 3,
          "from": "1996-08-14",
          "to": null
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/series/AU.CPI.YOY/chart.json",
      "query": {
        "start_period": "2025"
      },
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table G1",
        "dataset_id": "rba.G1",
        "release_date": "2026-01-29",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-01-29T23:59:59.999Z",
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": null,
      "next": null
    }
  },
  "fredObservations": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "observation_start": "1776-07-04",
    "observation_end": "9999-12-31",
    "units": "lin",
    "output_type": 1,
    "file_type": "json",
    "order_by": "observation_date",
    "sort_order": "asc",
    "count": 411,
    "offset": 0,
    "limit": 4,
    "observations": [
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-04-01",
        "value": "2.3"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-07-01",
        "value": "3.8"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-10-01",
        "value": "4.6"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1924-01-01",
        "value": "1.4"
      }
    ],
    "notes": "Values of AU.CPI.YOY look back across a break (2000-Q3): The goods and services tax of 1 July 2000 is in the prices from this quarter on. Values of AU.CPI.YOY look back across a break (2020-Q2 to 2020-Q3): Child care was free from 6 April to 12 July 2020 and entered the index at no price, returning to it in the quarter after. Values of AU.CPI.YOY look back across a break (2025-Q3): Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two."
  },
  "fredSeriesObservations": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "observation_start": "1776-07-04",
    "observation_end": "9999-12-31",
    "units": "lin",
    "output_type": 1,
    "file_type": "json",
    "order_by": "observation_date",
    "sort_order": "asc",
    "count": 411,
    "offset": 0,
    "limit": 4,
    "observations": [
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-04-01",
        "value": "2.3"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-07-01",
        "value": "3.8"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1923-10-01",
        "value": "4.6"
      },
      {
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "date": "1924-01-01",
        "value": "1.4"
      }
    ],
    "notes": "Values of AU.CPI.YOY look back across a break (2000-Q3): The goods and services tax of 1 July 2000 is in the prices from this quarter on. Values of AU.CPI.YOY look back across a break (2020-Q2 to 2020-Q3): Child care was free from 6 April to 12 July 2020 and entered the index at no price, returning to it in the quarter after. Values of AU.CPI.YOY look back across a break (2025-Q3): Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two."
  },
  "fredSeries": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "seriess": [
      {
        "id": "AU.CPI.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Consumer price inflation, year-ended, quarterly",
        "observation_start": "1923-04-01",
        "observation_end": "2025-10-01",
        "frequency": "Quarterly",
        "frequency_short": "Q",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2026-01-29 00:00:00+00",
        "popularity": 0,
        "notes": "Change of the quarterly consumer price index (all groups) on the same quarter of the year before, as published. Quarterly collection: the monthly CPI, the headline measure since 26 November 2025, is abs.CPI_MONTHLY and differs from these rates by up to a few tenths. The index was re-referenced with the December quarter 2025: the vintage of 30 October 2025 is on 2011/12=100, those from 29 January 2026 on September 2025 month = 100. Rates of change moved by up to 0.1 through rounding. The titles and the treatment of tax changes of several series changed with the same vintage; their ids did not."
      }
    ]
  },
  "fredSearch": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "search_rank",
    "sort_order": "desc",
    "count": 51,
    "offset": 0,
    "limit": 2,
    "seriess": [
      {
        "id": "AU.UNEMP.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-07-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-09-30 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-03-23 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      }
    ]
  },
  "fredVintageDates": {
    "realtime_start": "1776-07-04",
    "realtime_end": "9999-12-31",
    "order_by": "vintage_date",
    "sort_order": "asc",
    "count": 3,
    "offset": 0,
    "limit": 10000,
    "vintage_dates": [
      "2024-04-26",
      "2025-10-30",
      "2026-01-29"
    ]
  },
  "fredReleaseDates": {
    "realtime_start": "2026-01-01",
    "realtime_end": "9999-12-31",
    "order_by": "release_date",
    "sort_order": "desc",
    "count": 8,
    "offset": 0,
    "limit": 3,
    "release_dates": [
      {
        "release_id": 1455298373,
        "release_name": "Monetary Policy Board decision",
        "date": "2026-12-08"
      },
      {
        "release_id": 1455298373,
        "release_name": "Monetary Policy Board decision",
        "date": "2026-11-03"
      },
      {
        "release_id": 1455298373,
        "release_name": "Monetary Policy Board decision",
        "date": "2026-09-29"
      }
    ]
  },
  "fredDatesOfRelease": {
    "realtime_start": "1776-07-04",
    "realtime_end": "9999-12-31",
    "order_by": "release_date",
    "sort_order": "asc",
    "count": 0,
    "offset": 0,
    "limit": 10000,
    "release_dates": []
  },
  "fredCategory": {
    "categories": [
      {
        "id": 0,
        "name": "Categories",
        "parent_id": 0
      }
    ]
  },
  "fredCategoryChildren": {
    "categories": [
      {
        "id": 265052636,
        "name": "Banking",
        "parent_id": 0
      },
      {
        "id": 412646746,
        "name": "Rates",
        "parent_id": 0
      },
      {
        "id": 1297017351,
        "name": "Trade",
        "parent_id": 0
      },
      {
        "id": 121950001,
        "name": "Housing",
        "parent_id": 0
      },
      {
        "id": 739523361,
        "name": "Business",
        "parent_id": 0
      },
      {
        "id": 1982611904,
        "name": "Credit",
        "parent_id": 0
      },
      {
        "id": 1512256547,
        "name": "Households",
        "parent_id": 0
      },
      {
        "id": 2114836242,
        "name": "Prices",
        "parent_id": 0
      },
      {
        "id": 683021104,
        "name": "Wages",
        "parent_id": 0
      },
      {
        "id": 879080711,
        "name": "Labour",
        "parent_id": 0
      },
      {
        "id": 1523989519,
        "name": "Exchange",
        "parent_id": 0
      },
      {
        "id": 633257910,
        "name": "National accounts",
        "parent_id": 0
      },
      {
        "id": 1647595705,
        "name": "Gender pay",
        "parent_id": 0
      },
      {
        "id": 1780695993,
        "name": "Government",
        "parent_id": 0
      },
      {
        "id": 1355477935,
        "name": "Population",
        "parent_id": 0
      },
      {
        "id": 1496758030,
        "name": "Energy",
        "parent_id": 0
      }
    ]
  },
  "fredCategoryRelated": {
    "categories": []
  },
  "fredCategorySeries": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_id",
    "sort_order": "asc",
    "count": 0,
    "offset": 0,
    "limit": 1000,
    "seriess": []
  },
  "fredCategoryTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 599,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 1713
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 1511
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 1232
      },
      {
        "name": "quarterly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 946
      },
      {
        "name": "monthly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 904
      },
      {
        "name": "sa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 586
      },
      {
        "name": "prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 510
      },
      {
        "name": "cpi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 500
      },
      {
        "name": "labour",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 484
      },
      {
        "name": "consumer price index, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 469
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 364
      },
      {
        "name": "inflation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 356
      },
      {
        "name": "labour force, australia, detailed",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 250
      },
      {
        "name": "employment by industry",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 209
      },
      {
        "name": "national accounts",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 206
      },
      {
        "name": "labour force",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 185
      },
      {
        "name": "annual (financial year)",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 179
      },
      {
        "name": "labour force, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 167
      },
      {
        "name": "households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 160
      },
      {
        "name": "housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 155
      },
      {
        "name": "australian national accounts: national income, expenditure and product",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 155
      },
      {
        "name": "rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 152
      },
      {
        "name": "index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 145
      },
      {
        "name": "cpi group",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 143
      },
      {
        "name": "credit",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 118
      },
      {
        "name": "state budget",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 104
      },
      {
        "name": "government finance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 104
      },
      {
        "name": "government",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 104
      },
      {
        "name": "government finance statistics, annual",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 104
      },
      {
        "name": "interest rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 100
      },
      {
        "name": "state accounts",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 96
      },
      {
        "name": "australian capital territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "northern territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "tasmania",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "western australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 92
      },
      {
        "name": "house prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 81
      },
      {
        "name": "employment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 78
      },
      {
        "name": "lending rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 74
      },
      {
        "name": "wages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 74
      },
      {
        "name": "industry",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 74
      },
      {
        "name": "housing loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 73
      },
      {
        "name": "consumption",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 71
      },
      {
        "name": "ceased",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 60
      },
      {
        "name": "state final demand",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 56
      },
      {
        "name": "population",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 56
      },
      {
        "name": "credit cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 55
      },
      {
        "name": "wpi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 55
      },
      {
        "name": "wage price index, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 55
      },
      {
        "name": "census",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 54
      },
      {
        "name": "census 2021: medians and averages by region (g02)",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 54
      },
      {
        "name": "annual",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 54
      },
      {
        "name": "trend",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 54
      },
      {
        "name": "trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "table c1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "payments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "retail payments",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "wealth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 50
      },
      {
        "name": "lending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "household spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "monthly household spending indicator",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "construction",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 48
      },
      {
        "name": "mortgage",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 47
      },
      {
        "name": "gdp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 47
      },
      {
        "name": "total value of dwellings",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 45
      },
      {
        "name": "property price index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 45
      },
      {
        "name": "residential property price indexes",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 45
      },
      {
        "name": "national, state and territory population",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 45
      },
      {
        "name": "housing lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 42
      },
      {
        "name": "income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "young people",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "youth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "state gdp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 40
      },
      {
        "name": "gross state product",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 40
      },
      {
        "name": "australian national accounts: state accounts",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 40
      },
      {
        "name": "financial aggregates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 38
      },
      {
        "name": "gross value added",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 38
      },
      {
        "name": "exports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 37
      },
      {
        "name": "earnings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 37
      },
      {
        "name": "housing stock",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 36
      },
      {
        "name": "table f6",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 35
      },
      {
        "name": "mortgage rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 35
      },
      {
        "name": "electricity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 35
      },
      {
        "name": "business",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 33
      },
      {
        "name": "capital city",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "jobs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "unemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "retail trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "labour demand",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "vacancies",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "job vacancies",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "job vacancies, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "energy",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "aemo",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 31
      },
      {
        "name": "indicator lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "participation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "expenditure on gdp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "daily",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 27
      },
      {
        "name": "lending indicators",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 27
      },
      {
        "name": "median income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 27
      },
      {
        "name": "residents",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 27
      },
      {
        "name": "labour slack",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 26
      },
      {
        "name": "5 minutes",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 26
      },
      {
        "name": "table f5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "indicator rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "investment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "pay gap",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "gender",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "gender pay gap",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "gender pay",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "headline gender pay gap by industry and size band",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "wgea",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 24
      },
      {
        "name": "balance sheet",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 23
      },
      {
        "name": "household and business balance sheets",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 23
      },
      {
        "name": "participation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 23
      },
      {
        "name": "building activity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "building activity, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "unemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "commodity prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "index of commodity prices",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "labour account",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "labour account australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "business loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "business lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "balance of payments and international investment position, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "consumer price inflation",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "proportion of vacant jobs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "migration",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "bank",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "banking",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "apra",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "adelaide",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "brisbane",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "canberra",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "darwin",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "hobart",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "melbourne",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "perth",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "sydney",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "business indicators, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "retail",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "personal loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "completed",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "population change",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "net overseas migration",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "table f7",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "personal lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "mining",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "business investment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "table e1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "liabilities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "females",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "males",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "cash rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "table f8",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "goods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "credit growth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "clothing and footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "health",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "recreation and culture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "transport",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "accommodation and food services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "administrative and support services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "arts and recreation services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "education and training",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "financial and insurance services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "health care and social assistance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "information media and telecommunications",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "manufacturing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "other services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "professional, scientific and technical services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "public administration and safety",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "rental, hiring and real estate services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "transport, postal and warehousing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "electricity, gas, water and waste services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "wholesale trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "underemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "underutilisation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "exchange rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "exchange",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "growth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "per head",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "monthly adi statistics (madis) by institution",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail deposit and investment rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "current account",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "balance of payments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "consumer spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail trade (ceased)",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "table h5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "hours",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "capital expenditure",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "capex",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "private new capital expenditure and expected expenditure, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "table d2",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "agriculture, forestry and fishing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "hours worked",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "alcohol and tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "communication",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "food and non-alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "furnishings, household equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "insurance and financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "labour input",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "underemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "underutilisation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "currency",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "exchange rates, daily",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "output",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "international trade in goods",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "contribution",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "weight",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "consumer price index weights",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "table g1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "employment to population",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "jobless",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "table h1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "gross domestic product and income",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "financial year",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "overseas migration",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "cash market",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "bonds",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "imports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "building approvals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "building approvals, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "living cost index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "cost of living",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "selected living cost indexes, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "awe",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "average weekly earnings, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "half-yearly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "employment to population ratio",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "regional demand and generation",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "spot price",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "power price",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "interest rates and yields: money market, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "government bonds",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "yields",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "dwellings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "property",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "dwelling prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "attached dwellings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "established houses",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "sales",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "persons per household",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "household size",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "family income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "household income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "personal income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "rent",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "private and public sectors",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "deaths",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "births",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "interest rates and yields: money market, daily",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "ratio",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "debt",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "household finances: selected ratios",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "headline",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "state",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "nominal",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "advances paid",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "advances received",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "net operating balance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "debt securities on issue",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "currency and deposits held",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "currency and deposits owed",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "expenses",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "other loans and placements held",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "other loans and placements owed",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "net lending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "net worth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "revenue",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "taxation revenue",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "table f4",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 7
      },
      {
        "name": "deposit rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 7
      },
      {
        "name": "inflation expectations",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 7
      },
      {
        "name": "table f1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "term deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "non-tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "flow",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "interconnector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "interconnector flows",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "total residents assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents loans and finance leases",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "capital market yields: government bonds, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "foreign debt and equity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "external",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "international investment position",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "table d1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "underlying",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "trimmed mean",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "employed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "persons employed full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "persons employed part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "unemployed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "nsw1",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "load",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "demand",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "qld1",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "sa1",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "tas1",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "vic1",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "interchange",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "dispatch",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "dispatch price",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "renewable",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "photovoltaics",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "rooftop solar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "rooftop pv actual and forecast",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "30 minutes",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "settlement",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "trading price and fcas",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "cet1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "capital ratio",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "adi capital and key ratios by institution",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "money market",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "table f1.1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "capital market yields: government bonds, daily",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "agriculture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "automotive fuel",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "insurance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "new dwelling purchase by owner-occupiers",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "rents",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "weighted median",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "bank bills",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "monetary policy",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all items, bulk commodities at spot prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "base metals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "bulk commodities, export prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "bulk commodities, spot prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "non-rural commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "rural commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "table e2",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "alcoholic beverages and tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "food",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "furnishings and household equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "hotels, cafes and restaurants",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "miscellaneous goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "child care",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "fruit and vegetables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "gas and other household fuels",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "meals out and take away foods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "medical and hospital services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "property rates and charges",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "secondary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "utilities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary goods and services excluding tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding food and energy",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding housing and insurance and financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding volatile items and holiday travel",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market goods and services excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market goods excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market services excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "non-discretionary goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "producer prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "ppi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "producer price indexes, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "trade-weighted index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "government consumption",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "household consumption",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "domestic demand",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "domestic final demand",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "gross national expenditure",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "public investment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "private investment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "monetary policy board decision",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "goods, credits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "goods, debits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "services, credits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "services, debits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "commenced",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "under construction",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "age pensioner households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "employee households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other government transfer recipient households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "pensioner and beneficiary households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "self-funded retiree households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "accessories",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "accessories and clothing services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "audio, visual and computing equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "audio, visual and computing equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "audio, visual and computing media and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "beef and veal",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "beer",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "books",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "bread",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "bread and cereal products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "breakfast cereals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "cakes and biscuits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "carpets and other floor coverings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "cheese",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "cleaning and maintenance products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "cleaning, repair and hire of clothing and footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "coffee, tea and cocoa",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "dairy and related products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "dental services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "deposit and loan facilities (direct charges)",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "domestic and household services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "eggs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "equipment for sports, camping and open-air recreation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "fish and other seafood",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "food additives and condiments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "food products n.e.c.",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "footwear for infants and children",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "footwear for men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "footwear for women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "fruit",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "furniture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "furniture and furnishings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "games, toys and hobbies",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "garments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "garments for infants and children",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "garments for men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "garments for women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "glassware, tableware and household utensils",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "hairdressing and personal grooming services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "domestic holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "international holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "household appliances, utensils and tools",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "household textiles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "ice cream and other dairy products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "jams, honey and spreads",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "lamb and goat",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "maintenance and repair of the dwelling",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "maintenance and repair of motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "major household appliances",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "meat and seafoods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "medical, dental and hospital services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "medical products, appliances and equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "milk",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "newspapers, books and stationery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "newspapers, magazines and stationery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "non-alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "non-durable household products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "oils and fats",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other cereal products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other food products n.e.c.",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other household services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other meats",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other non-durable household products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other recreational, sporting and cultural services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other recreation, sport and culture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "other services in respect of motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "personal care products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "pets and related products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "pharmaceutical products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "pork",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "postal services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "poultry",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "preschool and primary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "private motoring",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "restaurant meals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "small electric household appliances",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "snacks and confectionery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "spare parts and accessories for motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "spirits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "sports participation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "take away and fast foods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "telecommunication equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "tertiary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "therapeutic appliances and equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "tools and equipment for house and garden",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "urban transport fares",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "vegetables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "veterinary and other services for pets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "waters, soft drinks and juices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "water and sewerage",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "wine",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "table g3",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "twi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "usd",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "exchange rates, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "nominal gdp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "living standards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "gdp per capita",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "real gross national income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "gross value added of the market sector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "net domestic product",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "real net national disposable income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "gross value added per hour worked in the market sector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "terms of trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "deflator",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "victoria to south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "new south wales to queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "official interest rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "bonus savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "online savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "goods and services, credits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "goods and services, debits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "balance on goods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net primary income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net secondary income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "balance on services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "current account balance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "foreign assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "foreign liabilities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net foreign debt",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net foreign equity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "niip",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net foreign liabilities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "surplus",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "trade balance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "iron ore",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "gross operating profits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cafes, restaurants and takeaway food services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "clothing, footwear and personal accessory retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "department stores",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "food retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "household goods retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "break-even",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "businesses",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "consumers",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "market economists",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "union officials",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "private sector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "public sector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "rate of multiple job holding",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "canadian dollar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cad",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "swiss franc",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "chf",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "chinese renminbi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cny",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "euro",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "eur",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "pound sterling",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "gbp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "hong kong dollar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "hkd",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "indian rupee",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "inr",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "japanese yen",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "jpy",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "south korean won",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "krw",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "new zealand dollar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "nzd",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "singapore dollar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "sgd",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "us dollar",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "real exchange rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "real exchange rate measures",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "real gdp",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "gross domestic product per capita",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "productivity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "gross domestic product per hour worked",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "economic growth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "gni",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "hours worked in the market sector",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "saving",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "net saving of the nation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "real net national disposable income per capita",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "real gross domestic income",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "inventories",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "overseas migrant arrivals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "overseas migrant departures",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "t-v-mnsp1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "basslink",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "tasmania to victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "v-sa",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "heywood",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "v-s-mnsp1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "murraylink",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "nsw1-qld1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "qni",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "n-q-mnsp1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "terranora",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "vic1-nsw1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "vni",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "victoria to new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      }
    ]
  },
  "fredCategoryRelatedTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 310,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 648
      },
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 622
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 550
      },
      {
        "name": "inflation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 329
      },
      {
        "name": "cpi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 329
      },
      {
        "name": "prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 329
      },
      {
        "name": "consumer price index, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 329
      },
      {
        "name": "sa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 304
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 267
      },
      {
        "name": "labour",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 223
      },
      {
        "name": "labour force",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 185
      },
      {
        "name": "labour force, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 167
      },
      {
        "name": "rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 138
      },
      {
        "name": "cpi group",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 121
      },
      {
        "name": "interest rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 100
      },
      {
        "name": "credit",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 91
      },
      {
        "name": "lending rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 74
      },
      {
        "name": "households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 64
      },
      {
        "name": "employment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 59
      },
      {
        "name": "credit cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 55
      },
      {
        "name": "table c1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "payments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "retail payments",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "trend",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 50
      },
      {
        "name": "consumption",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "household spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "monthly household spending indicator",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "housing loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 46
      },
      {
        "name": "housing lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 42
      },
      {
        "name": "young people",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "youth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "labour force, australia, detailed",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 41
      },
      {
        "name": "financial aggregates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 38
      },
      {
        "name": "table f6",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 35
      },
      {
        "name": "mortgage rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 35
      },
      {
        "name": "trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "unemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "indicator lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "participation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 30
      },
      {
        "name": "exports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 29
      },
      {
        "name": "labour slack",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 26
      },
      {
        "name": "table f5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "indicator rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "participation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 23
      },
      {
        "name": "housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "lending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "unemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "commodity prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "index of commodity prices",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 21
      },
      {
        "name": "business loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "business lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "australian capital territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "northern territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "tasmania",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "western australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "retail",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "personal loans",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "table f7",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "personal lending rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 17
      },
      {
        "name": "table f8",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "goods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "credit growth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "underemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "underutilisation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "bank",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "banking",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "monthly adi statistics (madis) by institution",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "apra",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail deposit and investment rates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "ceased",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "consumer spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail trade (ceased)",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "table h5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "hours",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "table d2",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "clothing and footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "health",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "recreation and culture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "transport",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "underemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "underutilisation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "adelaide",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "brisbane",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "canberra",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "darwin",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "hobart",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "melbourne",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "perth",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "sydney",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "labour input",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "hours worked",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "mortgage",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "international trade in goods",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "contribution",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "alcohol and tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "communication",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "food and non-alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "furnishings, household equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "insurance and financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "jobs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "employment to population",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "jobless",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "construction",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "building approvals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "building approvals, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "employment to population ratio",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "interest rates and yields: money market, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "capital city",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "females",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "males",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "table f4",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 7
      },
      {
        "name": "deposit rates",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 7
      },
      {
        "name": "cash rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "term deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 6
      },
      {
        "name": "total residents assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents loans and finance leases",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "government bonds",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "yields",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "bonds",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "capital market yields: government bonds, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "table d1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "non-tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "employed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "persons employed full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "persons employed part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "unemployed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "table f1.1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "cash market",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "agriculture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "money market",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "bank bills",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all items, bulk commodities at spot prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "base metals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "bulk commodities, export prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "bulk commodities, spot prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "non-rural commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "rural commodities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "alcoholic beverages and tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "food",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "furnishings and household equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "hotels, cafes and restaurants",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "miscellaneous goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary goods and services excluding tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "electricity",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding food and energy",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding housing and insurance and financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "all groups excluding volatile items and holiday travel",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "automotive fuel",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "insurance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market goods and services excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market goods excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "market services excluding volatile items",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "weighted median",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "headline",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "trimmed mean",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "new dwelling purchase by owner-occupiers",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "non-discretionary goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "rents",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "imports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "child care",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "fruit and vegetables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "gas and other household fuels",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "meals out and take away foods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "medical and hospital services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "underlying",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "property rates and charges",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "secondary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "utilities",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "exchange rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "exchange",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "exchange rates, monthly",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "bonus savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "online savings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "surplus",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "trade balance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "mining",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "iron ore",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cafes, restaurants and takeaway food services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "clothing, footwear and personal accessory retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "department stores",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "food retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "household goods retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "accessories",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "accessories and clothing services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "audio, visual and computing equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "audio, visual and computing equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "audio, visual and computing media and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "beef and veal",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "beer",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "books",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "bread",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "bread and cereal products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "breakfast cereals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cakes and biscuits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "carpets and other floor coverings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cheese",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cleaning and maintenance products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cleaning, repair and hire of clothing and footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "coffee, tea and cocoa",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "dairy and related products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "dental services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "deposit and loan facilities (direct charges)",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "domestic and household services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "eggs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "equipment for sports, camping and open-air recreation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "fish and other seafood",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "food additives and condiments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "food products n.e.c.",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "footwear for infants and children",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "footwear for men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "footwear for women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "fruit",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "furniture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "furniture and furnishings",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "games, toys and hobbies",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "garments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "garments for infants and children",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "garments for men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "garments for women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "glassware, tableware and household utensils",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "hairdressing and personal grooming services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "domestic holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "international holiday travel and accommodation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "household appliances, utensils and tools",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "household textiles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "ice cream and other dairy products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "jams, honey and spreads",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "lamb and goat",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "maintenance and repair of the dwelling",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "maintenance and repair of motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "major household appliances",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "meat and seafoods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "medical, dental and hospital services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "medical products, appliances and equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "milk",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "newspapers, books and stationery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "newspapers, magazines and stationery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "non-alcoholic beverages",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "non-durable household products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "oils and fats",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other cereal products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other financial services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other food products n.e.c.",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other household services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other housing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other meats",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other non-durable household products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other recreational, sporting and cultural services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other recreation, sport and culture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other services in respect of motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "personal care products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "pets and related products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "pharmaceutical products",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "pork",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "postal services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "poultry",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "preschool and primary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "private motoring",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "restaurant meals",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "small electric household appliances",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "snacks and confectionery",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "spare parts and accessories for motor vehicles",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "spirits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "sports participation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "take away and fast foods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "telecommunication equipment and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "tertiary education",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "therapeutic appliances and equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "tools and equipment for house and garden",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "urban transport fares",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "vegetables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "veterinary and other services for pets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "waters, soft drinks and juices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "water and sewerage",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "wine",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "twi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "trade-weighted index",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "usd",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "currency",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      }
    ]
  },
  "fredReleases": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "release_id",
    "sort_order": "asc",
    "count": 57,
    "offset": 0,
    "limit": 5,
    "releases": [
      {
        "id": 24921482,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Interconnector flows",
        "press_release": false,
        "link": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/"
      },
      {
        "id": 63989564,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Average Weekly Earnings, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/earnings-and-working-conditions/average-weekly-earnings-australia"
      },
      {
        "id": 81389413,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Gross domestic product and income",
        "press_release": false,
        "link": "https://www.rba.gov.au/statistics/tables/"
      },
      {
        "id": 103168583,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Building Activity, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-activity-australia"
      },
      {
        "id": 142547918,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Headline gender pay gap by industry and size band",
        "press_release": false,
        "link": "https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report"
      }
    ]
  },
  "fredRelease": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "releases": [
      {
        "id": 177285066,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Monthly ADI statistics (MADIS) by institution",
        "press_release": false,
        "link": "https://www.apra.gov.au/monthly-authorised-deposit-taking-institution-statistics"
      }
    ]
  },
  "fredReleaseSeries": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_id",
    "sort_order": "asc",
    "count": 15,
    "offset": 0,
    "limit": 1000,
    "seriess": [
      {
        "id": "AU.BANK.ASSETS.ANZ",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Australia and New Zealand Banking Group, total residents assets",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents assets on the domestic books of Australia and New Zealand Banking Group, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.ASSETS.CBA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Commonwealth Bank of Australia, total residents assets",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents assets on the domestic books of Commonwealth Bank of Australia, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.ASSETS.MACQUARIE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Macquarie Bank, total residents assets",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents assets on the domestic books of Macquarie Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.ASSETS.NAB",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "National Australia Bank, total residents assets",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents assets on the domestic books of National Australia Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.ASSETS.WESTPAC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Westpac Banking Corporation, total residents assets",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents assets on the domestic books of Westpac Banking Corporation, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.DEPOSITS.ANZ",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Australia and New Zealand Banking Group, total residents deposits",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents deposits on the domestic books of Australia and New Zealand Banking Group, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.DEPOSITS.CBA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Commonwealth Bank of Australia, total residents deposits",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents deposits on the domestic books of Commonwealth Bank of Australia, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.DEPOSITS.MACQUARIE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Macquarie Bank, total residents deposits",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents deposits on the domestic books of Macquarie Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.DEPOSITS.NAB",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "National Australia Bank, total residents deposits",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents deposits on the domestic books of National Australia Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.DEPOSITS.WESTPAC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Westpac Banking Corporation, total residents deposits",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents deposits on the domestic books of Westpac Banking Corporation, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.LOANS.ANZ",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Australia and New Zealand Banking Group, total residents loans and finance leases",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents loans and finance leases on the domestic books of Australia and New Zealand Banking Group, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.LOANS.CBA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Commonwealth Bank of Australia, total residents loans and finance leases",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents loans and finance leases on the domestic books of Commonwealth Bank of Australia, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.LOANS.MACQUARIE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Macquarie Bank, total residents loans and finance leases",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents loans and finance leases on the domestic books of Macquarie Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.LOANS.NAB",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "National Australia Bank, total residents loans and finance leases",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents loans and finance leases on the domestic books of National Australia Bank, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      },
      {
        "id": "AU.BANK.LOANS.WESTPAC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Westpac Banking Corporation, total residents loans and finance leases",
        "observation_start": "2019-03-01",
        "observation_end": "2023-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "seasonal_adjustment_short": "NSA",
        "last_updated": "2024-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total residents loans and finance leases on the domestic books of Westpac Banking Corporation, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset."
      }
    ]
  },
  "fredReleaseSources": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "sources": [
      {
        "id": 5,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Prudential Regulation Authority",
        "link": "https://www.apra.gov.au/statistics"
      }
    ]
  },
  "fredReleaseTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 10,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "bank",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "banking",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "monthly adi statistics (madis) by institution",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "apra",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "monthly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "total residents assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents loans and finance leases",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      }
    ]
  },
  "fredReleaseRelatedTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 9,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "bank",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "banking",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "monthly adi statistics (madis) by institution",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "apra",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "total residents assets",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents deposits",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "total residents loans and finance leases",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      }
    ]
  },
  "fredReleaseTables": {
    "name": "Monthly ADI statistics (MADIS) by institution",
    "element_id": 177285066,
    "release_id": "177285066",
    "elements": {
      "1": {
        "element_id": 1,
        "release_id": 177285066,
        "series_id": "AU.BANK.ASSETS.ANZ",
        "parent_id": 177285066,
        "line": "1",
        "type": "series",
        "name": "Australia and New Zealand Banking Group, total residents assets",
        "level": "0",
        "children": []
      },
      "2": {
        "element_id": 2,
        "release_id": 177285066,
        "series_id": "AU.BANK.ASSETS.CBA",
        "parent_id": 177285066,
        "line": "2",
        "type": "series",
        "name": "Commonwealth Bank of Australia, total residents assets",
        "level": "0",
        "children": []
      },
      "3": {
        "element_id": 3,
        "release_id": 177285066,
        "series_id": "AU.BANK.ASSETS.MACQUARIE",
        "parent_id": 177285066,
        "line": "3",
        "type": "series",
        "name": "Macquarie Bank, total residents assets",
        "level": "0",
        "children": []
      },
      "4": {
        "element_id": 4,
        "release_id": 177285066,
        "series_id": "AU.BANK.ASSETS.NAB",
        "parent_id": 177285066,
        "line": "4",
        "type": "series",
        "name": "National Australia Bank, total residents assets",
        "level": "0",
        "children": []
      },
      "5": {
        "element_id": 5,
        "release_id": 177285066,
        "series_id": "AU.BANK.ASSETS.WESTPAC",
        "parent_id": 177285066,
        "line": "5",
        "type": "series",
        "name": "Westpac Banking Corporation, total residents assets",
        "level": "0",
        "children": []
      },
      "6": {
        "element_id": 6,
        "release_id": 177285066,
        "series_id": "AU.BANK.DEPOSITS.ANZ",
        "parent_id": 177285066,
        "line": "6",
        "type": "series",
        "name": "Australia and New Zealand Banking Group, total residents deposits",
        "level": "0",
        "children": []
      },
      "7": {
        "element_id": 7,
        "release_id": 177285066,
        "series_id": "AU.BANK.DEPOSITS.CBA",
        "parent_id": 177285066,
        "line": "7",
        "type": "series",
        "name": "Commonwealth Bank of Australia, total residents deposits",
        "level": "0",
        "children": []
      },
      "8": {
        "element_id": 8,
        "release_id": 177285066,
        "series_id": "AU.BANK.DEPOSITS.MACQUARIE",
        "parent_id": 177285066,
        "line": "8",
        "type": "series",
        "name": "Macquarie Bank, total residents deposits",
        "level": "0",
        "children": []
      },
      "9": {
        "element_id": 9,
        "release_id": 177285066,
        "series_id": "AU.BANK.DEPOSITS.NAB",
        "parent_id": 177285066,
        "line": "9",
        "type": "series",
        "name": "National Australia Bank, total residents deposits",
        "level": "0",
        "children": []
      },
      "10": {
        "element_id": 10,
        "release_id": 177285066,
        "series_id": "AU.BANK.DEPOSITS.WESTPAC",
        "parent_id": 177285066,
        "line": "10",
        "type": "series",
        "name": "Westpac Banking Corporation, total residents deposits",
        "level": "0",
        "children": []
      },
      "11": {
        "element_id": 11,
        "release_id": 177285066,
        "series_id": "AU.BANK.LOANS.ANZ",
        "parent_id": 177285066,
        "line": "11",
        "type": "series",
        "name": "Australia and New Zealand Banking Group, total residents loans and finance leases",
        "level": "0",
        "children": []
      },
      "12": {
        "element_id": 12,
        "release_id": 177285066,
        "series_id": "AU.BANK.LOANS.CBA",
        "parent_id": 177285066,
        "line": "12",
        "type": "series",
        "name": "Commonwealth Bank of Australia, total residents loans and finance leases",
        "level": "0",
        "children": []
      },
      "13": {
        "element_id": 13,
        "release_id": 177285066,
        "series_id": "AU.BANK.LOANS.MACQUARIE",
        "parent_id": 177285066,
        "line": "13",
        "type": "series",
        "name": "Macquarie Bank, total residents loans and finance leases",
        "level": "0",
        "children": []
      },
      "14": {
        "element_id": 14,
        "release_id": 177285066,
        "series_id": "AU.BANK.LOANS.NAB",
        "parent_id": 177285066,
        "line": "14",
        "type": "series",
        "name": "National Australia Bank, total residents loans and finance leases",
        "level": "0",
        "children": []
      },
      "15": {
        "element_id": 15,
        "release_id": 177285066,
        "series_id": "AU.BANK.LOANS.WESTPAC",
        "parent_id": 177285066,
        "line": "15",
        "type": "series",
        "name": "Westpac Banking Corporation, total residents loans and finance leases",
        "level": "0",
        "children": []
      }
    }
  },
  "fredSeriesCategories": {
    "categories": [
      {
        "id": 477717779,
        "name": "Consumer price inflation (rba.G1)",
        "parent_id": 2114836242
      }
    ]
  },
  "fredSeriesRelease": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "releases": [
      {
        "id": 1428802778,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Consumer price inflation",
        "press_release": false,
        "link": "https://www.rba.gov.au/statistics/tables/"
      }
    ]
  },
  "fredSeriesTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 9,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 1511
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 1232
      },
      {
        "name": "quarterly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 946
      },
      {
        "name": "prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 510
      },
      {
        "name": "cpi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 500
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 364
      },
      {
        "name": "inflation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 356
      },
      {
        "name": "consumer price inflation",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 20
      },
      {
        "name": "headline",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      }
    ]
  },
  "fredSeriesUpdates": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "last_updated",
    "sort_order": "desc",
    "count": 0,
    "offset": 0,
    "limit": 2,
    "seriess": [],
    "filter_variable": "geography",
    "filter_value": "all"
  },
  "fredSearchTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 32,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "labour",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 51
      },
      {
        "name": "monthly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 51
      },
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 48
      },
      {
        "name": "labour force",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 37
      },
      {
        "name": "labour force, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 34
      },
      {
        "name": "unemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "sa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 26
      },
      {
        "name": "unemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "young people",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "youth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "labour force, australia, detailed",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "trend",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "jobless",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "unemployed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "western australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "tasmania",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "northern territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "australian capital territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "table h5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "hours",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "employment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "males",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "females",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      }
    ]
  },
  "fredSearchRelatedTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 31,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "labour",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 51
      },
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 48
      },
      {
        "name": "labour force",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 37
      },
      {
        "name": "labour force, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 34
      },
      {
        "name": "unemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 32
      },
      {
        "name": "sa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 26
      },
      {
        "name": "unemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "young people",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "youth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "labour force, australia, detailed",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "trend",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "jobless",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "unemployed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "western australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "tasmania",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "northern territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "australian capital territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "table h5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "hours",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "employment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "males",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "females",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      }
    ]
  },
  "fredSources": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "source_id",
    "sort_order": "asc",
    "count": 9,
    "offset": 0,
    "limit": 5,
    "sources": [
      {
        "id": 1,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Bureau of Statistics",
        "link": "https://www.abs.gov.au/"
      },
      {
        "id": 2,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Reserve Bank of Australia",
        "link": "https://www.rba.gov.au/statistics/"
      },
      {
        "id": 3,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Taxation Office",
        "link": "https://www.ato.gov.au/"
      },
      {
        "id": 4,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Securities and Investments Commission",
        "link": "https://asic.gov.au/"
      },
      {
        "id": 5,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Prudential Regulation Authority",
        "link": "https://www.apra.gov.au/statistics"
      }
    ]
  },
  "fredSource": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "sources": [
      {
        "id": 1,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian Bureau of Statistics",
        "link": "https://www.abs.gov.au/"
      }
    ]
  },
  "fredSourceReleases": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "release_id",
    "sort_order": "asc",
    "count": 27,
    "offset": 0,
    "limit": 1000,
    "releases": [
      {
        "id": 63989564,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Average Weekly Earnings, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/earnings-and-working-conditions/average-weekly-earnings-australia"
      },
      {
        "id": 103168583,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Building Activity, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-activity-australia"
      },
      {
        "id": 158428373,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian National Accounts: National Income, Expenditure and Product",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product"
      },
      {
        "id": 203374350,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Job Vacancies, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/jobs/job-vacancies-australia"
      },
      {
        "id": 215252507,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Labour Force, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia"
      },
      {
        "id": 281355153,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Labour Force, Australia, Detailed",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed"
      },
      {
        "id": 292474611,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Monthly Household Spending Indicator",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/finance/monthly-household-spending-indicator"
      },
      {
        "id": 584766487,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Producer Price Indexes, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/producer-price-indexes-australia"
      },
      {
        "id": 654412776,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Wage Price Index, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia"
      },
      {
        "id": 682074039,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Retail trade (ceased)",
        "press_release": false,
        "link": "https://www.abs.gov.au/statistics/industry/retail-and-wholesale-trade/retail-trade-australia"
      },
      {
        "id": 742354911,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Labour Account Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/labour/labour-accounts/labour-account-australia"
      },
      {
        "id": 818008681,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Private New Capital Expenditure and Expected Expenditure, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/business-indicators/private-new-capital-expenditure-and-expected-expenditure-australia"
      },
      {
        "id": 1067717539,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Lending Indicators",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/finance/lending-indicators"
      },
      {
        "id": 1114005139,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Government Finance Statistics, Annual",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-annual"
      },
      {
        "id": 1148635299,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "National, state and territory population",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/people/population/national-state-and-territory-population"
      },
      {
        "id": 1176711299,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Total Value of Dwellings",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings"
      },
      {
        "id": 1181006594,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Census 2021: medians and averages by region (G02)",
        "press_release": false,
        "link": "https://www.abs.gov.au/census/find-census-data"
      },
      {
        "id": 1206936589,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Consumer Price Index, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia"
      },
      {
        "id": 1296645850,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Building Approvals, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia"
      },
      {
        "id": 1407444491,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Balance of Payments and International Investment Position, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/international-trade/balance-payments-and-international-investment-position-australia"
      },
      {
        "id": 1717001492,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "International Trade in Goods",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/international-trade/international-trade-goods"
      },
      {
        "id": 1975007749,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Residential Property Price Indexes",
        "press_release": false,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/residential-property-price-indexes-eight-capital-cities"
      },
      {
        "id": 1977332619,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Business Indicators, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/business-indicators/business-indicators-australia"
      },
      {
        "id": 1991638265,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Overseas Migration",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/people/population/overseas-migration"
      },
      {
        "id": 2031461198,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Consumer Price Index weights",
        "press_release": false,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia"
      },
      {
        "id": 2094596033,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Australian National Accounts: State Accounts",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-state-accounts"
      },
      {
        "id": 2125213339,
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "name": "Selected Living Cost Indexes, Australia",
        "press_release": true,
        "link": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/selected-living-cost-indexes-australia"
      }
    ]
  },
  "fredTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 599,
    "offset": 0,
    "limit": 5,
    "tags": [
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 1713
      },
      {
        "name": "nsa",
        "group_id": "seas",
        "notes": "",
        "popularity": 0,
        "series_count": 1511
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 1232
      },
      {
        "name": "quarterly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 946
      },
      {
        "name": "monthly",
        "group_id": "freq",
        "notes": "",
        "popularity": 0,
        "series_count": 904
      }
    ]
  },
  "fredRelatedTags": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_count",
    "sort_order": "desc",
    "count": 102,
    "offset": 0,
    "limit": 1000,
    "tags": [
      {
        "name": "abs",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 216
      },
      {
        "name": "australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 194
      },
      {
        "name": "labour",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 138
      },
      {
        "name": "labour force",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 130
      },
      {
        "name": "labour force, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 119
      },
      {
        "name": "rba",
        "group_id": "src",
        "notes": "",
        "popularity": 0,
        "series_count": 88
      },
      {
        "name": "credit",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 78
      },
      {
        "name": "households",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 64
      },
      {
        "name": "table c1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "payments",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "credit cards",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "retail payments",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 53
      },
      {
        "name": "consumption",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "household spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "monthly household spending indicator",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 49
      },
      {
        "name": "employment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 46
      },
      {
        "name": "financial aggregates",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 25
      },
      {
        "name": "labour slack",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 22
      },
      {
        "name": "retail",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 19
      },
      {
        "name": "participation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "unemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 18
      },
      {
        "name": "credit growth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 16
      },
      {
        "name": "ceased",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "consumer spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "retail trade (ceased)",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 15
      },
      {
        "name": "new south wales",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "queensland",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "south australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "tasmania",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "victoria",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "western australia",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 14
      },
      {
        "name": "inflation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "cpi",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "prices",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "consumer price index, australia",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "australian capital territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "northern territory",
        "group_id": "geo",
        "notes": "",
        "popularity": 0,
        "series_count": 13
      },
      {
        "name": "goods",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "participation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "underemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "underutilisation rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "unemployment rate",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 12
      },
      {
        "name": "trade",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "international trade in goods",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "underemployment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "underutilisation",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 11
      },
      {
        "name": "table h5",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "hours",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 10
      },
      {
        "name": "lending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "jobs",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "young people",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "youth",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "labour force, australia, detailed",
        "group_id": "rls",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "employment to population",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "labour input",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "hours worked",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "jobless",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 9
      },
      {
        "name": "females",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "women",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "males",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "men",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "exports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 8
      },
      {
        "name": "table d1",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 5
      },
      {
        "name": "agriculture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 4
      },
      {
        "name": "all groups",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "weighted median",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "trimmed mean",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "employed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "persons employed full-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "persons employed part-time",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "alcoholic beverages and tobacco",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "clothing and footwear",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "discretionary spending",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "food",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "furnishings and household equipment",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "health",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "hotels, cafes and restaurants",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "miscellaneous goods and services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "recreation and culture",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "transport",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "unemployed persons",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 3
      },
      {
        "name": "underlying",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "employment to population ratio",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "imports",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 2
      },
      {
        "name": "non-tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "tradables",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "table d2",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "cafes, restaurants and takeaway food services",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "clothing, footwear and personal accessory retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "department stores",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "food retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "household goods retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "other retailing",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "surplus",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "trade balance",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "mining",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      },
      {
        "name": "iron ore",
        "group_id": "gen",
        "notes": "",
        "popularity": 0,
        "series_count": 1
      }
    ]
  },
  "fredTagsSeries": {
    "realtime_start": "2026-11-21",
    "realtime_end": "2026-11-21",
    "order_by": "series_id",
    "sort_order": "asc",
    "count": 304,
    "offset": 0,
    "limit": 1000,
    "seriess": [
      {
        "id": "AU.C1.CCAQTDNPNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of transactions acquired in Australia: device not present (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of transactions acquired in Australia: device not present, as table C1 of the Reserve Bank has it (series CCAQTDNPNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTDNPVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of transactions acquired in Australia: device not present (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of transactions acquired in Australia: device not present, as table C1 of the Reserve Bank has it (series CCAQTDNPVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTDPNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of transactions acquired in Australia: device present (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of transactions acquired in Australia: device present, as table C1 of the Reserve Bank has it (series CCAQTDPNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTDPVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of transactions acquired in Australia: device present (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of transactions acquired in Australia: device present, as table C1 of the Reserve Bank has it (series CCAQTDPVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTFNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of transactions acquired in Australia: overseas-issued cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of transactions acquired in Australia: overseas-issued cards, as table C1 of the Reserve Bank has it (series CCAQTFNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTFVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of transactions acquired in Australia: overseas-issued cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of transactions acquired in Australia: overseas-issued cards, as table C1 of the Reserve Bank has it (series CCAQTFVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTODNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of transactions acquired in Australia: other domestic cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of transactions acquired in Australia: other domestic cards, as table C1 of the Reserve Bank has it (series CCAQTODNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTODVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of transactions acquired in Australia: other domestic cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of transactions acquired in Australia: other domestic cards, as table C1 of the Reserve Bank has it (series CCAQTODVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTONSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of transactions acquired in Australia: own cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of transactions acquired in Australia: own cards, as table C1 of the Reserve Bank has it (series CCAQTONSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTOVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of transactions acquired in Australia: own cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of transactions acquired in Australia: own cards, as table C1 of the Reserve Bank has it (series CCAQTOVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTTNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total number of transactions acquired in Australia (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total number of transactions acquired in Australia, as table C1 of the Reserve Bank has it (series CCAQTTNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCAQTTVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total value of transactions acquired in Australia (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total value of transactions acquired in Australia, as table C1 of the Reserve Bank has it (series CCAQTTVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSBAISA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Balances accruing interest (RBA C1)",
        "observation_start": "2002-08-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Balances accruing interest, as table C1 of the Reserve Bank has it (series CCCCSBAISA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSBTCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total balances: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total balances: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSBTCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSBTPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total balances: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total balances: personal cards, as table C1 of the Reserve Bank has it (series CCCCSBTPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSBTSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total balances (RBA C1)",
        "observation_start": "1985-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total balances, as table C1 of the Reserve Bank has it (series CCCCSBTSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSCADNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of domestic cash advances (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of domestic cash advances, as table C1 of the Reserve Bank has it (series CCCCSCADNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSCADVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of domestic cash advances (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of domestic cash advances, as table C1 of the Reserve Bank has it (series CCCCSCADVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSCAFNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of overseas cash advances (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of overseas cash advances, as table C1 of the Reserve Bank has it (series CCCCSCAFNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSCAFVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of overseas cash advances (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of overseas cash advances, as table C1 of the Reserve Bank has it (series CCCCSCAFVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDNCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of domestic purchases: commercial cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of domestic purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSPDNCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDNPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of domestic purchases: personal cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of domestic purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSPDNPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of domestic purchases (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of domestic purchases, as table C1 of the Reserve Bank has it (series CCCCSPDNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDVCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of domestic purchases: commercial cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of domestic purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSPDVCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDVPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of domestic purchases: personal cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of domestic purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSPDVPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPDVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of domestic purchases (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of domestic purchases, as table C1 of the Reserve Bank has it (series CCCCSPDVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFNCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of overseas purchases: commercial cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of overseas purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSPFNCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFNPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of overseas purchases: personal cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of overseas purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSPFNPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of overseas purchases (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of overseas purchases, as table C1 of the Reserve Bank has it (series CCCCSPFNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFVCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of overseas purchases: commercial cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of overseas purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSPFVCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFVPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of overseas purchases: personal cards (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of overseas purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSPFVPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSPFVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of overseas purchases (RBA C1)",
        "observation_start": "2008-03-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of overseas purchases, as table C1 of the Reserve Bank has it (series CCCCSPFVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSRCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Repayments: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Repayments: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSRCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSRPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Repayments: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Repayments: personal cards, as table C1 of the Reserve Bank has it (series CCCCSRPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSRSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Repayments (RBA C1)",
        "observation_start": "1994-05-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Repayments, as table C1 of the Reserve Bank has it (series CCCCSRSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCANCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of cash advances: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of cash advances: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTCANCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCANPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of cash advances: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of cash advances: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTCANPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCANSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of cash advances (RBA C1)",
        "observation_start": "1994-05-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of cash advances, as table C1 of the Reserve Bank has it (series CCCCSTCANSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCAVCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of cash advances: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of cash advances: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTCAVCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCAVPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of cash advances: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of cash advances: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTCAVPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTCAVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of cash advances (RBA C1)",
        "observation_start": "1985-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of cash advances, as table C1 of the Reserve Bank has it (series CCCCSTCAVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPNCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of purchases: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTPNCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPNPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of purchases: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTPNPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Number of purchases (RBA C1)",
        "observation_start": "1994-05-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Number of purchases, as table C1 of the Reserve Bank has it (series CCCCSTPNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPVCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of purchases: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of purchases: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTPVCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPVPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of purchases: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of purchases: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTPVPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTPVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Value of purchases (RBA C1)",
        "observation_start": "1985-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Value of purchases, as table C1 of the Reserve Bank has it (series CCCCSTPVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTNCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total number of transactions: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total number of transactions: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTTNCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTNPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total number of transactions: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total number of transactions: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTTNPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTNSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total number of transactions (RBA C1)",
        "observation_start": "1994-05-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total number of transactions, as table C1 of the Reserve Bank has it (series CCCCSTTNSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTVCOSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total value of transactions: commercial cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total value of transactions: commercial cards, as table C1 of the Reserve Bank has it (series CCCCSTTVCOSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTVPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total value of transactions: personal cards (RBA C1)",
        "observation_start": "2002-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total value of transactions: personal cards, as table C1 of the Reserve Bank has it (series CCCCSTTVPSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.C1.CCCCSTTVSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total value of transactions (RBA C1)",
        "observation_start": "1985-01-01",
        "observation_end": "2022-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-04-07 00:00:00+00",
        "popularity": 0,
        "notes": "Total value of transactions, as table C1 of the Reserve Bank has it (series CCCCSTTVSA). The figures have breaks where institutions change how they report; the Bank lists them in the workbook, sheet Series breaks."
      },
      {
        "id": "AU.CPI.ALLGROUPS.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "All groups: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "All groups in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.ALLGROUPS.MONTHLY.MOM.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "All groups: monthly change, seasonally adjusted",
        "observation_start": "2024-05-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "All groups in the monthly consumer price index, eight capital cities: monthly change, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.ALLGROUPS.MONTHLY.YOY.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "All groups: annual change, monthly, seasonally adjusted",
        "observation_start": "2025-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "All groups in the monthly consumer price index, eight capital cities: annual change, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.GOODS.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Goods: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Goods in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.MEDIAN.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Weighted median: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Weighted median in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.MEDIAN.MONTHLY.MOM.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Weighted median: monthly change, seasonally adjusted",
        "observation_start": "2024-05-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Weighted median in the monthly consumer price index, eight capital cities: monthly change, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.MONTHLY.MEDIAN",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Weighted median inflation, annual, monthly",
        "observation_start": "2025-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Annual change of the weighted median of the monthly consumer price index. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.MONTHLY.TRIMMED",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Trimmed mean inflation, annual, monthly",
        "observation_start": "2025-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Annual change of the trimmed mean of the monthly consumer price index. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.NONTRADABLES.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Non-tradables: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Non-tradables in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.SERVICES.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Services: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Services in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.TRADABLES.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Tradables: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Tradables in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.TRIMMED.MONTHLY.INDEX.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Trimmed mean: index, monthly, seasonally adjusted",
        "observation_start": "2024-04-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Index, Sep 2025 = 100.0",
        "units_short": "Index",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Trimmed mean in the monthly consumer price index, eight capital cities: index, monthly, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CPI.TRIMMED.MONTHLY.MOM.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Trimmed mean: monthly change, seasonally adjusted",
        "observation_start": "2024-05-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Trimmed mean in the monthly consumer price index, eight capital cities: monthly change, seasonally adjusted. The index of all groups begins in April 2024, its annual change in April 2025; some expenditure classes go back to September 2017, from the earlier monthly indicator. The monthly CPI indicator (dataflow CPI_M) ended with September 2025; these figures do not continue it. Monthly annual rates differ from quarterly ones: the June quarter 2026 averages 3.9, June 2026 is 3.8. The trimmed mean and weighted median are asked for with adjustment=seasonally_adjusted."
      },
      {
        "id": "AU.CREDIT.BUSINESS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Credit to non-financial businesses, outstanding, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Credit to non-financial businesses outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.BUSINESS.FORMER",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Business credit, former definition, outstanding, seasonally adjusted",
        "observation_start": "1976-09-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Business credit, former definition outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Files since April 2023 end it with June 2019; earlier ones reach to December 2022. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.BUSINESS.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Credit to non-financial businesses, growth over the twelve months, seasonally adjusted",
        "observation_start": "2026-03-01",
        "observation_end": "2026-03-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-10-31 00:00:00+00",
        "popularity": 0,
        "notes": "Growth of credit to non-financial businesses over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.HOUSING.INVESTOR",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Investor housing credit, outstanding, seasonally adjusted",
        "observation_start": "1990-01-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Investor housing credit outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.HOUSING.INVESTOR.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Investor housing credit, growth over the twelve months, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of investor housing credit over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.HOUSING.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Housing credit, growth over the month, seasonally adjusted",
        "observation_start": "1976-09-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Growth of housing credit over the month, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.HOUSING.OO",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Owner-occupier housing credit, outstanding, seasonally adjusted",
        "observation_start": "1990-01-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Owner-occupier housing credit outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.HOUSING.OO.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Owner-occupier housing credit, growth over the twelve months, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of owner-occupier housing credit over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.HOUSING.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Housing credit, growth over the twelve months, seasonally adjusted",
        "observation_start": "2023-08-01",
        "observation_end": "2026-03-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-10-31 00:00:00+00",
        "popularity": 0,
        "notes": "Growth of housing credit over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.PERSONAL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Other personal credit, outstanding, seasonally adjusted",
        "observation_start": "1976-09-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Other personal credit outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.PERSONAL.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Other personal credit, growth over the twelve months, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of other personal credit over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.TOTAL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit excluding financial businesses, outstanding, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Total credit excluding financial businesses outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.TOTAL.FORMER",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit, former definition, outstanding, seasonally adjusted",
        "observation_start": "1976-09-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Total credit, former definition outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Files since April 2023 end it with June 2019; earlier ones reach to December 2022. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.TOTAL.FORMER.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit, former definition, growth over the month, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of total credit, former definition over the month, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.TOTAL.FORMER.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit, former definition, growth over the twelve months, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of total credit, former definition over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.TOTAL.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit excluding financial businesses, growth over the month, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of total credit excluding financial businesses over the month, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.CREDIT.TOTAL.SELECT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit including select financial businesses, outstanding, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Total credit including select financial businesses outstanding at the end of each month, seasonally adjusted, not adjusted for breaks. Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.CREDIT.TOTAL.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit excluding financial businesses, growth over the twelve months, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Growth of total credit excluding financial businesses over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D1.DGFACBNFM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Non-financial business credit, monthly growth (RBA D1)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Non-financial business credit, monthly growth, as table D1 of the Reserve Bank has it (series DGFACBNFM). The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D1.DGFACBNW12",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Business credit incl. select financial businesses, 12-month growth (RBA D1)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Business credit incl. select financial businesses, 12-month growth, as table D1 of the Reserve Bank has it (series DGFACBNW12). The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D1.DGFACIHM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Investor housing credit, monthly growth (RBA D1)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Investor housing credit, monthly growth, as table D1 of the Reserve Bank has it (series DGFACIHM). The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D1.DGFACNW12",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Total credit incl. select financial businesses, 12-month growth (RBA D1)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Total credit incl. select financial businesses, 12-month growth, as table D1 of the Reserve Bank has it (series DGFACNW12). The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D1.DGFACOHM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Owner-occupier housing credit, monthly growth (RBA D1)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Owner-occupier housing credit, monthly growth, as table D1 of the Reserve Bank has it (series DGFACOHM). The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.D2.DLCANCS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Narrow credit, Seasonally adjusted (RBA D2)",
        "observation_start": "1976-09-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD billion",
        "units_short": "AUD bn",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-01-31 00:00:00+00",
        "popularity": 0,
        "notes": "Narrow credit, Seasonally adjusted, as table D2 of the Reserve Bank has it (series DLCANCS). Levels are not adjusted for breaks in the series: growth is in D1. Seasonally adjusted parts do not add up to the seasonally adjusted total; the original ones do. Since 21 April 2023 the files end DLCACS and DLCACBS in June 2019 and continue them, with select financial businesses, as DLCACSFS and DLCACSFBS."
      },
      {
        "id": "AU.EMPLOYED.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, New South Wales, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2026-03-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-10-31 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Northern Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, South Australia, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Tasmania, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Victoria, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, Western Australia, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.FULLTIME.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed full-time, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed full-time of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.EMPLOYED.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, New South Wales, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Northern Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Queensland, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-01 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, South Australia, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Tasmania, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Victoria, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, Western Australia, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.PARTTIME.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Persons employed part-time, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Persons employed part-time of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.EMPLOYED.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPLOYED.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employed persons, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Employed persons of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.EMPPOP.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, New South Wales, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Northern Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-03-23 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Tasmania, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.EMPPOP.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Employment to population ratio of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.H5.GLFMHW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Hours worked, as table H5 of the Reserve Bank has it (series GLFMHW). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSEPFSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Full-time employment (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Full-time employment, as table H5 of the Reserve Bank has it (series GLFSEPFSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSEPPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Part-time employment (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Part-time employment, as table H5 of the Reserve Bank has it (series GLFSEPPSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSEPTPOP",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment to population ratio (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Employment to population ratio, as table H5 of the Reserve Bank has it (series GLFSEPTPOP). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSEPTSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Employment (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Employment, as table H5 of the Reserve Bank has it (series GLFSEPTSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSEPTSYP",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Year-ended employment growth (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Year-ended employment growth, as table H5 of the Reserve Bank has it (series GLFSEPTSYP). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSLFSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Labour force, as table H5 of the Reserve Bank has it (series GLFSLFSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSPRSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Participation rate, as table H5 of the Reserve Bank has it (series GLFSPRSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSUPSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Unemployment, as table H5 of the Reserve Bank has it (series GLFSUPSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.H5.GLFSURSA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate (RBA H5)",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Unemployment rate, as table H5 of the Reserve Bank has it (series GLFSURSA). The figures are those of abs.LF, which has the states as well."
      },
      {
        "id": "AU.HOURS.MONTHLY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, Australia, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, Australia, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, females, Australia, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of females aged 15 years and over, Australia, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, males, Australia, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of males aged 15 years and over, Australia, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, New South Wales, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, New South Wales, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, Queensland, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, Queensland, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, South Australia, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, South Australia, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, Tasmania, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, Tasmania, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, Victoria, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, Victoria, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOURS.MONTHLY.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Hours worked in all jobs, Western Australia, seasonally adjusted",
        "observation_start": "1978-07-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand hours",
        "units_short": "'000 h",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Hours worked in the month in all jobs of persons aged 15 years and over, Western Australia, seasonally adjusted. Values are in thousand hours of the month. The Northern Territory and the Australian Capital Territory have trend series and no seasonally adjusted ones."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Australia",
        "observation_start": "2014-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Australian Capital Territory",
        "observation_start": "2026-05-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Australian Capital Territory: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.ALCOHOL_TOBACCO",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, alcoholic beverages and tobacco, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, alcoholic beverages and tobacco, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.ALCOHOL_TOBACCO.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, alcoholic beverages and tobacco, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, alcoholic beverages and tobacco, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.ALCOHOL_TOBACCO.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, alcoholic beverages and tobacco, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, alcoholic beverages and tobacco, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.CLOTHING",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, clothing and footwear, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, clothing and footwear, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.CLOTHING.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, clothing and footwear, monthly change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, clothing and footwear, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.CLOTHING.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, clothing and footwear, annual change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, clothing and footwear, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.DISCRETIONARY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, discretionary spending, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, discretionary spending, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.DISCRETIONARY.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, discretionary spending, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, discretionary spending, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.DISCRETIONARY.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, discretionary spending, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, discretionary spending, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FOOD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, food, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, food, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FOOD.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, food, monthly change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, food, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FOOD.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, food, annual change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, food, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FURNISHINGS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, furnishings and household equipment, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, furnishings and household equipment, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FURNISHINGS.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, furnishings and household equipment, monthly change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, furnishings and household equipment, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.FURNISHINGS.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, furnishings and household equipment, annual change, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, furnishings and household equipment, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HEALTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, health, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, health, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HEALTH.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, health, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, health, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HEALTH.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, health, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, health, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HOTELS_CAFES",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, hotels, cafes and restaurants, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, hotels, cafes and restaurants, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HOTELS_CAFES.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, hotels, cafes and restaurants, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, hotels, cafes and restaurants, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.HOTELS_CAFES.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, hotels, cafes and restaurants, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, hotels, cafes and restaurants, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.MISCELLANEOUS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, miscellaneous goods and services, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, miscellaneous goods and services, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.MISCELLANEOUS.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, miscellaneous goods and services, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, miscellaneous goods and services, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.MISCELLANEOUS.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, miscellaneous goods and services, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, miscellaneous goods and services, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change on the month before, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Australia: change on the month before, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, New South Wales",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, New South Wales: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Northern Territory",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Northern Territory: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Queensland",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Queensland: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.RECREATION",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, recreation and culture, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, recreation and culture, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.RECREATION.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, recreation and culture, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, recreation and culture, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.RECREATION.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, recreation and culture, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, recreation and culture, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, South Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, South Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Tasmania",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Tasmania: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.TRANSPORT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, transport, current prices, Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, transport, Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.TRANSPORT.MOM",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, transport, monthly change, Australia",
        "observation_start": "2019-02-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, transport, Australia: monthly change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.TRANSPORT.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, transport, annual change, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, transport, Australia: annual change, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Victoria",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Victoria: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, current prices, Western Australia",
        "observation_start": "2019-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Western Australia: current prices, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Australia: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Australian Capital Territory",
        "observation_start": "2026-05-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Australian Capital Territory: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, New South Wales",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, New South Wales: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Northern Territory",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Northern Territory: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Queensland",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Queensland: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, South Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, South Australia: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Tasmania",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Tasmania: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Victoria",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Victoria: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.HOUSEHOLD.SPENDING.YOY.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Household spending, change through the year, Western Australia",
        "observation_start": "2020-01-01",
        "observation_end": "2026-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-07-31 00:00:00+00",
        "popularity": 0,
        "notes": "Monthly household spending indicator, all categories, Western Australia: change through the year, seasonally adjusted. It replaced Retail Trade (8501.0), which ended with June 2025. Figures before 2019 rest on another method. Every edition revises earlier months, by up to a few per cent."
      },
      {
        "id": "AU.LABOURFORCE.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, New South Wales, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Northern Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-03-23 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Tasmania, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.LABOURFORCE.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Labour force, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Labour force of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.MONEY.BROAD.YOY",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Broad money, growth over the twelve months, seasonally adjusted",
        "observation_start": "2023-08-01",
        "observation_end": "2026-03-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-10-31 00:00:00+00",
        "popularity": 0,
        "notes": "Growth of broad money over the twelve months, seasonally adjusted and adjusted for breaks. The CSV has growth with one decimal, the workbook of the same table as computed: the workbook is read first, and levels are chained with it. Growth rates are adjusted for breaks in the series; they cannot be recomputed from the levels in D2. The business and total credit series were redefined in 2019 and again on 21 April 2023: ids that include financial businesses end in June 2019."
      },
      {
        "id": "AU.PARTICIPATION.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-03-23 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Participation rate of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.PARTICIPATION.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Participation rate, ages 15 to 24, Australia, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Participation rate of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.RETAIL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-06-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-06-12 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Australian Capital Territory, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Australian Capital Territory, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.CAFES_RESTAURANTS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, cafes, restaurants and takeaway food services, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, cafes, restaurants and takeaway food services, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.CLOTHING",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, clothing, footwear and personal accessory retailing, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, clothing, footwear and personal accessory retailing, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.DEPARTMENT_STORES",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, department stores, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, department stores, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.FOOD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, food retailing, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, food retailing, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.HOUSEHOLD_GOODS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, household goods retailing, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, household goods retailing, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, New South Wales, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, New South Wales, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Northern Territory, seasonally adjusted",
        "observation_start": "1988-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Northern Territory, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.OTHER",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, other retailing, Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-10-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, other retailing, Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Queensland, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Queensland, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, South Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, South Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Tasmania, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Tasmania, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Victoria, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Victoria, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.RETAIL.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Retail turnover, Western Australia, seasonally adjusted",
        "observation_start": "1982-04-01",
        "observation_end": "2025-01-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-04 00:00:00+00",
        "popularity": 0,
        "notes": "Turnover of retailers, all industries, Western Australia, current prices, seasonally adjusted, April 1982 to June 2025, when it ceased. Ceased: the last month is June 2025, and abs.HSI_M, which covers all household spending, is its successor. Chain volumes are quarterly."
      },
      {
        "id": "AU.TRADE.BALANCE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Balance on goods, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Balance on goods of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of goods, seasonally adjusted",
        "observation_start": "1971-07-01",
        "observation_end": "2017-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2017-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Exports of goods of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.CEREALS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of cereals, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Exports of cereals of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.MEAT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of meat, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Exports of meat of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.MERCHANDISE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of general merchandise, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Exports of general merchandise of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.METAL_ORES",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of metal ores and minerals, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Exports of metal ores and minerals of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.NON_RURAL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of non-rural goods, seasonally adjusted",
        "observation_start": "1971-07-01",
        "observation_end": "2017-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2017-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Exports of non-rural goods of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.RURAL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of rural goods, seasonally adjusted",
        "observation_start": "1971-07-01",
        "observation_end": "2017-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2017-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Exports of rural goods of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.EXPORTS.WOOL",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Exports of wool, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Exports of wool of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.IMPORTS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Imports of goods, seasonally adjusted",
        "observation_start": "1971-07-01",
        "observation_end": "2017-05-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2017-08-01 00:00:00+00",
        "popularity": 0,
        "notes": "Imports of goods of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.TRADE.IMPORTS.MERCHANDISE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Imports of general merchandise, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "AUD million",
        "units_short": "AUD m",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Imports of general merchandise of Australia in each month, current prices, balance of payments basis, seasonally adjusted. Imports are debits and may be negative. Goods only: services are in the quarterly balance of payments. Imports are debits and may be published as negative numbers; the balance on goods is exports and imports with their signs, so check the sign before you subtract. Measures of change are on the month before."
      },
      {
        "id": "AU.UNDEREMP.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Australian Capital Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, females, Australia, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, females aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, males, Australia, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, males aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, South Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Victoria, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, Western Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Employed people who want and could work more hours, as a share of the labour force, persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDEREMP.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underemployment rate, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Underemployment rate of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.UNDERUTIL.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Australian Capital Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, females, Australia, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, females aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, males, Australia, seasonally adjusted",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, males aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, South Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Victoria, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, Western Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-08-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2022-09-15 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed and underemployed people as a share of the labour force, persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Both rates are proportions of the labour force; the ABS also publishes underemployment as a proportion of the employed, which is higher. The dataflow calls its first dimension PARM_ITEM where that of the headline labour force is called MEASURE; the codes are the same. Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      },
      {
        "id": "AU.UNDERUTIL.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Underutilisation rate, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Underutilisation rate of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.UNEMP.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-07-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-09-30 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMP.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployment rate, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Per cent",
        "units_short": "%",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployment rate of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      },
      {
        "id": "AU.UNEMPLOYED.ACT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Australian Capital Territory, seasonally adjusted",
        "observation_start": "2020-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Australian Capital Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.FEMALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, females, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons, females aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.MALE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, males, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-04-01 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons, males aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.NSW",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, New South Wales, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-03-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-10-31 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, New South Wales, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.NT",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Northern Territory, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Northern Territory, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.QLD",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Queensland, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Queensland, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.SA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2026-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2026-03-23 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.SA_STATE",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, South Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, South Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.TAS",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Tasmania, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Tasmania, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.VIC",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Victoria, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Victoria, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.WA",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, Western Australia, seasonally adjusted",
        "observation_start": "1991-01-01",
        "observation_end": "2025-02-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2025-03-27 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of persons aged 15 years and over, Western Australia, monthly, seasonally adjusted. Numbers of people are in thousands, and every value carries eight decimals; the ABS publishes rates to one. Seasonally adjusted states do not add up to Australia: each is adjusted on its own. Some measures of the Northern Territory and the Australian Capital Territory have no seasonally adjusted series; their trend or original series are there instead."
      },
      {
        "id": "AU.UNEMPLOYED.YOUTH",
        "realtime_start": "2026-11-21",
        "realtime_end": "2026-11-21",
        "title": "Unemployed persons, ages 15 to 24, Australia, seasonally adjusted",
        "observation_start": "1978-02-01",
        "observation_end": "2022-12-01",
        "frequency": "Monthly",
        "frequency_short": "M",
        "units": "Thousand persons",
        "units_short": "'000",
        "seasonal_adjustment": "Seasonally Adjusted",
        "seasonal_adjustment_short": "SA",
        "last_updated": "2023-02-08 00:00:00+00",
        "popularity": 0,
        "notes": "Unemployed persons of people aged 15 to 24 years, Australia, monthly, seasonally adjusted. Young people are age=15_24. Many state and age combinations have original or trend series only; where the seasonally adjusted one is missing, the others are answered and say so. Original figures of small groups jump from month to month; use a twelve-month average. Numbers of people are in thousands."
      }
    ]
  },
  "fredReleaseObservations": {
    "has_more": true,
    "next_cursor": "AU.BANK.ASSETS.ANZ,2019-08-01",
    "release": {
      "release_id": 177285066,
      "name": "Monthly ADI statistics (MADIS) by institution",
      "url": "https://www.apra.gov.au/monthly-authorised-deposit-taking-institution-statistics",
      "sources": [
        {
          "name": "Australian Prudential Regulation Authority",
          "url": "https://www.apra.gov.au/statistics"
        }
      ]
    },
    "series": [
      {
        "series_id": "AU.BANK.ASSETS.ANZ",
        "title": "Australia and New Zealand Banking Group, total residents assets",
        "frequency": "Monthly",
        "units": "AUD million",
        "seasonal_adjustment": "Not Seasonally Adjusted",
        "last_updated": "2024-01-31T00:00:00Z",
        "copyright_id": "cc-by-3.0-au",
        "notes": "Total residents assets on the domestic books of Australia and New Zealand Banking Group, the licensed entity without its subsidiaries, at the end of each month. Figures are of the licensed entity and its domestic books: a subsidiary with a licence of its own stands beside its parent. There is no row for the whole system; a sum over all institutions of a month counts none twice. An empty figure was not collected from that institution. Statistics before March 2019 were collected on other definitions and are not in this dataset.",
        "observations": [
          {
            "date": "2019-03-01",
            "value": "593254.7"
          },
          {
            "date": "2019-04-01",
            "value": "596115.9"
          },
          {
            "date": "2019-05-01",
            "value": "594941.3"
          },
          {
            "date": "2019-06-01",
            "value": "590758.6"
          },
          {
            "date": "2019-07-01",
            "value": "589196.6"
          }
        ]
      }
    ]
  },
  "listSignals": {
    "data": [
      {
        "id": "approvals-vs-completions",
        "title": "Dwelling approvals against completions",
        "question": "Is what is approved also built?",
        "subject": "Housing",
        "summary": "New dwellings approved and completed over four quarters, their gap and their ratio.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "lag"
        ],
        "series": [
          "AU.BUILDING.APPROVALS.NEW",
          "AU.BUILDING.COMPLETIONS.NEW"
        ],
        "datasets": [
          "abs.BUILDING_APPROVALS",
          "abs.BUILDING_ACTIVITY"
        ],
        "methodology": "https://api.example.org/docs/methodology/approvals-vs-completions",
        "example": "https://api.example.org/v1/approvals-vs-completions"
      },
      {
        "id": "approvals-vs-migration",
        "title": "Dwelling approvals against net overseas migration",
        "question": "Are enough homes approved for those who come?",
        "subject": "Housing",
        "summary": "New dwellings approved over four quarters as a share of those that net overseas migration of the same year would need.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "persons_per_dwelling",
          "include_natural_increase"
        ],
        "series": [
          "AU.BUILDING.APPROVALS.NEW",
          "AU.NOM",
          "AU.NATURAL.INCREASE",
          "AU.BUILDING.COMPLETIONS.NEW"
        ],
        "datasets": [
          "abs.BUILDING_APPROVALS",
          "abs.ERP_COMP_Q",
          "abs.BUILDING_ACTIVITY"
        ],
        "methodology": "https://api.example.org/docs/methodology/approvals-vs-migration",
        "example": "https://api.example.org/v1/approvals-vs-migration"
      },
      {
        "id": "bank-deposit-share",
        "title": "Market shares of the banks",
        "question": "Which banks hold the deposits?",
        "subject": "Trade, states and institutions",
        "summary": "Total assets and deposits of each authorised deposit-taking institution, ranked, with its share.",
        "kind": "rows",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "basis"
        ],
        "series": [],
        "datasets": [
          "apra.MONTHLY_BANKING_STATS"
        ],
        "methodology": "https://api.example.org/docs/methodology/bank-deposit-share",
        "example": "https://api.example.org/v1/bank-deposit-share"
      },
      {
        "id": "charity-sector-health",
        "title": "Charity sector",
        "question": "How healthy are the charities?",
        "subject": "Trade, states and institutions",
        "summary": "Registered charities by size and state, and revenue, donations, expenses and staff of those that reported: a sample.",
        "kind": "object",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [],
        "datasets": [
          "ato.ACNC_REGISTER",
          "ato.ACNC_AIS_FINANCIALS"
        ],
        "methodology": "https://api.example.org/docs/methodology/charity-sector-health",
        "example": "https://api.example.org/v1/charity-sector-health"
      },
      {
        "id": "cost-of-living",
        "title": "Cost of living",
        "question": "Whose living costs rise fastest?",
        "subject": "Prices and living",
        "summary": "Consumer price inflation by group and by capital city, the group that drives it, and living costs by type of household.",
        "kind": "object",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.CPI.MONTHLY.YOY",
          "AU.CPI.MONTHLY.TRIMMED",
          "AU.CPI.FOOD.MONTHLY.YOY",
          "AU.CPI.CLOTHING.MONTHLY.YOY",
          "AU.CPI.HOUSING.MONTHLY.YOY",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY",
          "AU.CPI.TRANSPORT.MONTHLY.YOY",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY",
          "AU.CPI.HEALTH.MONTHLY.YOY",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY",
          "AU.CPI.RECREATION.MONTHLY.YOY",
          "AU.CPI.EDUCATION.MONTHLY.YOY",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY",
          "AU.CPI.FOOD.MONTHLY.CONTRIBUTION",
          "AU.CPI.CLOTHING.MONTHLY.CONTRIBUTION",
          "AU.CPI.HOUSING.MONTHLY.CONTRIBUTION",
          "AU.CPI.FURNISHINGS.MONTHLY.CONTRIBUTION",
          "AU.CPI.TRANSPORT.MONTHLY.CONTRIBUTION",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.CONTRIBUTION",
          "AU.CPI.HEALTH.MONTHLY.CONTRIBUTION",
          "AU.CPI.COMMUNICATION.MONTHLY.CONTRIBUTION",
          "AU.CPI.RECREATION.MONTHLY.CONTRIBUTION",
          "AU.CPI.EDUCATION.MONTHLY.CONTRIBUTION",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.CONTRIBUTION",
          "AU.CPI.MONTHLY.YOY.SYDNEY",
          "AU.CPI.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.MONTHLY.YOY.BRISBANE",
          "AU.CPI.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.MONTHLY.YOY.PERTH",
          "AU.CPI.MONTHLY.YOY.HOBART",
          "AU.CPI.MONTHLY.YOY.DARWIN",
          "AU.CPI.MONTHLY.YOY.CANBERRA",
          "AU.LIVING_COST.EMPLOYEE.YOY",
          "AU.LIVING_COST.AGE_PENSIONER.YOY",
          "AU.LIVING_COST.OTHER_TRANSFER.YOY",
          "AU.LIVING_COST.PENSIONER_BENEFICIARY.YOY",
          "AU.LIVING_COST.SELF_FUNDED_RETIREE.YOY"
        ],
        "datasets": [
          "abs.CPI_MONTHLY",
          "abs.SLCI"
        ],
        "methodology": "https://api.example.org/docs/methodology/cost-of-living",
        "example": "https://api.example.org/v1/cost-of-living"
      },
      {
        "id": "cpi-breadth",
        "title": "Breadth of inflation",
        "question": "How widespread is inflation?",
        "subject": "Prices and living",
        "summary": "Share of the eleven groups of the consumer price index whose prices rise faster than 3 per cent over the year.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "frequency",
          "threshold"
        ],
        "series": [
          "AU.CPI.FOOD.INDEX",
          "AU.CPI.ALCOHOL.TOBACCO.INDEX",
          "AU.CPI.CLOTHING.INDEX",
          "AU.CPI.HOUSING.INDEX",
          "AU.CPI.FURNISHINGS.INDEX",
          "AU.CPI.HEALTH.INDEX",
          "AU.CPI.TRANSPORT.INDEX",
          "AU.CPI.COMMUNICATION.INDEX",
          "AU.CPI.RECREATION.INDEX",
          "AU.CPI.EDUCATION.INDEX",
          "AU.CPI.INSURANCE.FINANCIAL.INDEX",
          "AU.CPI.FOOD.MONTHLY.INDEX",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX",
          "AU.CPI.CLOTHING.MONTHLY.INDEX",
          "AU.CPI.HOUSING.MONTHLY.INDEX",
          "AU.CPI.FURNISHINGS.MONTHLY.INDEX",
          "AU.CPI.HEALTH.MONTHLY.INDEX",
          "AU.CPI.TRANSPORT.MONTHLY.INDEX",
          "AU.CPI.COMMUNICATION.MONTHLY.INDEX",
          "AU.CPI.RECREATION.MONTHLY.INDEX",
          "AU.CPI.EDUCATION.MONTHLY.INDEX",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.INDEX",
          "AU.CPI.FOOD.WEIGHT",
          "AU.CPI.ALCOHOL.TOBACCO.WEIGHT",
          "AU.CPI.CLOTHING.WEIGHT",
          "AU.CPI.HOUSING.WEIGHT",
          "AU.CPI.FURNISHINGS.WEIGHT",
          "AU.CPI.HEALTH.WEIGHT",
          "AU.CPI.TRANSPORT.WEIGHT",
          "AU.CPI.COMMUNICATION.WEIGHT",
          "AU.CPI.RECREATION.WEIGHT",
          "AU.CPI.EDUCATION.WEIGHT",
          "AU.CPI.INSURANCE.FINANCIAL.WEIGHT"
        ],
        "datasets": [
          "abs.CPI",
          "abs.CPI_MONTHLY",
          "abs.CPI_WEIGHTS"
        ],
        "methodology": "https://api.example.org/docs/methodology/cpi-breadth",
        "example": "https://api.example.org/v1/cpi-breadth"
      },
      {
        "id": "cpi-by-city",
        "title": "Consumer prices by capital city",
        "question": "In which city do prices rise fastest?",
        "subject": "Prices and living",
        "summary": "Annual change of consumer prices in each of the eight capital cities, headline and eleven groups, against the nation.",
        "kind": "rows",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "city",
          "group"
        ],
        "series": [
          "AU.CPI.MONTHLY.YOY",
          "AU.CPI.FOOD.MONTHLY.YOY",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY",
          "AU.CPI.CLOTHING.MONTHLY.YOY",
          "AU.CPI.HOUSING.MONTHLY.YOY",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY",
          "AU.CPI.HEALTH.MONTHLY.YOY",
          "AU.CPI.TRANSPORT.MONTHLY.YOY",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY",
          "AU.CPI.RECREATION.MONTHLY.YOY",
          "AU.CPI.EDUCATION.MONTHLY.YOY",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY",
          "AU.CPI.MONTHLY.YOY.SYDNEY",
          "AU.CPI.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.MONTHLY.YOY.BRISBANE",
          "AU.CPI.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.MONTHLY.YOY.PERTH",
          "AU.CPI.MONTHLY.YOY.HOBART",
          "AU.CPI.MONTHLY.YOY.DARWIN",
          "AU.CPI.MONTHLY.YOY.CANBERRA",
          "AU.CPI.FOOD.MONTHLY.YOY.SYDNEY",
          "AU.CPI.FOOD.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.FOOD.MONTHLY.YOY.BRISBANE",
          "AU.CPI.FOOD.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.FOOD.MONTHLY.YOY.PERTH",
          "AU.CPI.FOOD.MONTHLY.YOY.HOBART",
          "AU.CPI.FOOD.MONTHLY.YOY.DARWIN",
          "AU.CPI.FOOD.MONTHLY.YOY.CANBERRA",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.SYDNEY",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.BRISBANE",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.PERTH",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.HOBART",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.DARWIN",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY.CANBERRA",
          "AU.CPI.CLOTHING.MONTHLY.YOY.SYDNEY",
          "AU.CPI.CLOTHING.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.CLOTHING.MONTHLY.YOY.BRISBANE",
          "AU.CPI.CLOTHING.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.CLOTHING.MONTHLY.YOY.PERTH",
          "AU.CPI.CLOTHING.MONTHLY.YOY.HOBART",
          "AU.CPI.CLOTHING.MONTHLY.YOY.DARWIN",
          "AU.CPI.CLOTHING.MONTHLY.YOY.CANBERRA",
          "AU.CPI.HOUSING.MONTHLY.YOY.SYDNEY",
          "AU.CPI.HOUSING.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.HOUSING.MONTHLY.YOY.BRISBANE",
          "AU.CPI.HOUSING.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.HOUSING.MONTHLY.YOY.PERTH",
          "AU.CPI.HOUSING.MONTHLY.YOY.HOBART",
          "AU.CPI.HOUSING.MONTHLY.YOY.DARWIN",
          "AU.CPI.HOUSING.MONTHLY.YOY.CANBERRA",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.SYDNEY",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.BRISBANE",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.PERTH",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.HOBART",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.DARWIN",
          "AU.CPI.FURNISHINGS.MONTHLY.YOY.CANBERRA",
          "AU.CPI.HEALTH.MONTHLY.YOY.SYDNEY",
          "AU.CPI.HEALTH.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.HEALTH.MONTHLY.YOY.BRISBANE",
          "AU.CPI.HEALTH.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.HEALTH.MONTHLY.YOY.PERTH",
          "AU.CPI.HEALTH.MONTHLY.YOY.HOBART",
          "AU.CPI.HEALTH.MONTHLY.YOY.DARWIN",
          "AU.CPI.HEALTH.MONTHLY.YOY.CANBERRA",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.SYDNEY",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.BRISBANE",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.PERTH",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.HOBART",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.DARWIN",
          "AU.CPI.TRANSPORT.MONTHLY.YOY.CANBERRA",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.SYDNEY",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.BRISBANE",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.PERTH",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.HOBART",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.DARWIN",
          "AU.CPI.COMMUNICATION.MONTHLY.YOY.CANBERRA",
          "AU.CPI.RECREATION.MONTHLY.YOY.SYDNEY",
          "AU.CPI.RECREATION.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.RECREATION.MONTHLY.YOY.BRISBANE",
          "AU.CPI.RECREATION.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.RECREATION.MONTHLY.YOY.PERTH",
          "AU.CPI.RECREATION.MONTHLY.YOY.HOBART",
          "AU.CPI.RECREATION.MONTHLY.YOY.DARWIN",
          "AU.CPI.RECREATION.MONTHLY.YOY.CANBERRA",
          "AU.CPI.EDUCATION.MONTHLY.YOY.SYDNEY",
          "AU.CPI.EDUCATION.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.EDUCATION.MONTHLY.YOY.BRISBANE",
          "AU.CPI.EDUCATION.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.EDUCATION.MONTHLY.YOY.PERTH",
          "AU.CPI.EDUCATION.MONTHLY.YOY.HOBART",
          "AU.CPI.EDUCATION.MONTHLY.YOY.DARWIN",
          "AU.CPI.EDUCATION.MONTHLY.YOY.CANBERRA",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.SYDNEY",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.BRISBANE",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.PERTH",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.HOBART",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.DARWIN",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY.CANBERRA"
        ],
        "datasets": [
          "abs.CPI_MONTHLY"
        ],
        "methodology": "https://api.example.org/docs/methodology/cpi-by-city",
        "example": "https://api.example.org/v1/cpi-by-city"
      },
      {
        "id": "credit-impulse",
        "title": "Credit impulse",
        "question": "Does credit push the economy, or hold it back?",
        "subject": "Rates and saving",
        "summary": "Change in the flow of new credit as a share of GDP.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "method"
        ],
        "series": [
          "AU.CREDIT.TOTAL",
          "AU.CREDIT.TOTAL.YOY",
          "AU.CREDIT.TOTAL.FORMER",
          "AU.CREDIT.TOTAL.FORMER.YOY",
          "AU.GDP.NOMINAL"
        ],
        "datasets": [
          "rba.D2",
          "rba.D1",
          "abs.ANA_AGG"
        ],
        "methodology": "https://api.example.org/docs/methodology/credit-impulse",
        "example": "https://api.example.org/v1/credit-impulse"
      },
      {
        "id": "economic-dashboard",
        "title": "Economic dashboard",
        "question": "How is the economy doing?",
        "subject": "Prices and living",
        "summary": "Cash rate, inflation, unemployment, wage growth and household spending, each with its own reference period.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.CASHRATE",
          "AU.CPI.YOY",
          "AU.UNEMP.SA",
          "AU.WPI.YOY",
          "AU.HOUSEHOLD.SPENDING.YOY"
        ],
        "datasets": [
          "rba.A2",
          "rba.G1",
          "abs.LF",
          "abs.WPI",
          "abs.HSI_M"
        ],
        "methodology": "https://api.example.org/docs/methodology/economic-dashboard",
        "example": "https://api.example.org/v1/economic-dashboard"
      },
      {
        "id": "energy-snapshot",
        "title": "Electricity market snapshot",
        "question": "What does power cost now, and where is it from?",
        "subject": "Electricity",
        "summary": "Spot price, demand, generation, imports and renewable share of each region of the electricity market, and of the whole.",
        "kind": "rows",
        "frequency": null,
        "available": false,
        "stale_rule": "refuse",
        "parameters": [
          "region"
        ],
        "series": [],
        "datasets": [
          "aemo.dispatch_price",
          "aemo.dispatch_region",
          "aemo.generation_scada",
          "aemo.rooftop_pv"
        ],
        "methodology": "https://api.example.org/docs/methodology/energy-snapshot",
        "example": "https://api.example.org/v1/energy-snapshot"
      },
      {
        "id": "gdp-per-capita-run",
        "title": "Falls of GDP per capita in a row",
        "question": "For how long has output per head been falling?",
        "subject": "Prices and living",
        "summary": "How many quarters in a row gross domestic product per head has fallen, by level and by published growth, and by how much.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.GDP.PER.CAPITA",
          "AU.GDP.PER.CAPITA.QOQ"
        ],
        "datasets": [
          "abs.ANA_AGG"
        ],
        "methodology": "https://api.example.org/docs/methodology/gdp-per-capita-run",
        "example": "https://api.example.org/v1/gdp-per-capita-run"
      },
      {
        "id": "gender-pay-context",
        "title": "Gender pay gap by industry",
        "question": "How far is women’s pay behind men’s?",
        "subject": "Work and pay",
        "summary": "Gender pay gap of an industry with its rank, the gap of all industries, and the share of women it employs.",
        "kind": "object",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [
          "industry"
        ],
        "series": [],
        "datasets": [
          "wgea.HEADLINE_GAP",
          "wgea.WORKFORCE_COMPOSITION",
          "abs.AWE"
        ],
        "methodology": "https://api.example.org/docs/methodology/gender-pay-context",
        "example": "https://api.example.org/v1/gender-pay-context"
      },
      {
        "id": "growth-contributions",
        "title": "Contributions to economic growth",
        "question": "What does the economy grow by?",
        "subject": "Prices and living",
        "summary": "What consumption, investment, inventories, exports and imports add to the quarterly growth of gross domestic product, with the residual.",
        "kind": "history",
        "frequency": "quarterly",
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [
          "method"
        ],
        "series": [
          "AU.GDP.QOQ",
          "AU.GDP.DOMESTIC.FINAL.DEMAND.CONTRIBUTION",
          "AU.GDP.CONSUMPTION.HOUSEHOLD.CONTRIBUTION",
          "AU.GDP.CONSUMPTION.GOVERNMENT.CONTRIBUTION",
          "AU.GDP.INVESTMENT.PRIVATE.CONTRIBUTION",
          "AU.GDP.INVESTMENT.GOVERNMENT.CONTRIBUTION",
          "AU.GDP.INVENTORIES.CONTRIBUTION",
          "AU.GDP.EXPORTS.CONTRIBUTION",
          "AU.GDP.IMPORTS.CONTRIBUTION"
        ],
        "datasets": [
          "abs.ANA_AGG",
          "abs.ANA_EXP"
        ],
        "methodology": "https://api.example.org/docs/methodology/growth-contributions",
        "example": "https://api.example.org/v1/growth-contributions"
      },
      {
        "id": "household-debt-service",
        "title": "Household debt service (estimate)",
        "question": "How much of their income do households pay on debt?",
        "subject": "Rates and saving",
        "summary": "Interest, and interest with principal, on household debt as a share of disposable income: rate times debt over income, an estimate.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "rate",
          "maturity"
        ],
        "series": [
          "AU.MORTGAGE.OUTSTANDING",
          "AU.HOUSEHOLD.DEBT.INCOME"
        ],
        "datasets": [
          "rba.F6",
          "rba.E2"
        ],
        "methodology": "https://api.example.org/docs/methodology/household-debt-service",
        "example": "https://api.example.org/v1/household-debt-service"
      },
      {
        "id": "housing-affordability",
        "title": "Housing affordability",
        "question": "How long to save a deposit?",
        "subject": "Housing",
        "summary": "Mean dwelling price in years of the median income of a person and of a household, and years in which a household saves a deposit.",
        "kind": "object",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "state",
          "deposit_pct",
          "saving_pct"
        ],
        "series": [
          "AU.DWELLING.VALUE",
          "AU.DWELLING.VALUE.NSW",
          "AU.DWELLING.VALUE.VIC",
          "AU.DWELLING.VALUE.QLD",
          "AU.DWELLING.VALUE.SA_STATE",
          "AU.DWELLING.VALUE.WA",
          "AU.DWELLING.VALUE.TAS",
          "AU.DWELLING.VALUE.NT",
          "AU.DWELLING.VALUE.ACT",
          "AU.WPI.INDEX"
        ],
        "datasets": [
          "abs.RES_DWELL_ST",
          "abs.WPI",
          "ato.INDIVIDUALS_SELECTED_ITEMS",
          "ato.IND_POSTCODE_MEDIAN"
        ],
        "methodology": "https://api.example.org/docs/methodology/housing-affordability",
        "example": "https://api.example.org/v1/housing-affordability"
      },
      {
        "id": "inflation-decomposition",
        "title": "Inflation decomposition",
        "question": "What drives inflation?",
        "subject": "Prices and living",
        "summary": "Consumer price inflation by the eleven groups of the basket: weight, change and contribution of each.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "frequency"
        ],
        "series": [
          "AU.CPI.ALLGROUPS.INDEX",
          "AU.CPI.MONTHLY.INDEX",
          "AU.CPI.FOOD.INDEX",
          "AU.CPI.ALCOHOL.TOBACCO.INDEX",
          "AU.CPI.CLOTHING.INDEX",
          "AU.CPI.HOUSING.INDEX",
          "AU.CPI.FURNISHINGS.INDEX",
          "AU.CPI.HEALTH.INDEX",
          "AU.CPI.TRANSPORT.INDEX",
          "AU.CPI.COMMUNICATION.INDEX",
          "AU.CPI.RECREATION.INDEX",
          "AU.CPI.EDUCATION.INDEX",
          "AU.CPI.INSURANCE.FINANCIAL.INDEX",
          "AU.CPI.FOOD.MONTHLY.INDEX",
          "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX",
          "AU.CPI.CLOTHING.MONTHLY.INDEX",
          "AU.CPI.HOUSING.MONTHLY.INDEX",
          "AU.CPI.FURNISHINGS.MONTHLY.INDEX",
          "AU.CPI.HEALTH.MONTHLY.INDEX",
          "AU.CPI.TRANSPORT.MONTHLY.INDEX",
          "AU.CPI.COMMUNICATION.MONTHLY.INDEX",
          "AU.CPI.RECREATION.MONTHLY.INDEX",
          "AU.CPI.EDUCATION.MONTHLY.INDEX",
          "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.INDEX",
          "AU.CPI.FOOD.WEIGHT",
          "AU.CPI.ALCOHOL.TOBACCO.WEIGHT",
          "AU.CPI.CLOTHING.WEIGHT",
          "AU.CPI.HOUSING.WEIGHT",
          "AU.CPI.FURNISHINGS.WEIGHT",
          "AU.CPI.HEALTH.WEIGHT",
          "AU.CPI.TRANSPORT.WEIGHT",
          "AU.CPI.COMMUNICATION.WEIGHT",
          "AU.CPI.RECREATION.WEIGHT",
          "AU.CPI.EDUCATION.WEIGHT",
          "AU.CPI.INSURANCE.FINANCIAL.WEIGHT"
        ],
        "datasets": [
          "abs.CPI",
          "abs.CPI_MONTHLY",
          "abs.CPI_WEIGHTS"
        ],
        "methodology": "https://api.example.org/docs/methodology/inflation-decomposition",
        "example": "https://api.example.org/v1/inflation-decomposition"
      },
      {
        "id": "labour-slack",
        "title": "Labour slack",
        "question": "How many want more work than they have?",
        "subject": "Work and pay",
        "summary": "Unemployment, underemployment and underutilisation, each beside its mean of ten years, and job vacancies per unemployed person.",
        "kind": "history",
        "frequency": "monthly",
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.UNEMP.SA",
          "AU.UNDEREMP.SA",
          "AU.UNDERUTIL.SA",
          "AU.UNEMPLOYED.SA",
          "AU.VACANCIES"
        ],
        "datasets": [
          "abs.LF",
          "abs.LF_UNDER",
          "abs.JV"
        ],
        "methodology": "https://api.example.org/docs/methodology/labour-slack",
        "example": "https://api.example.org/v1/labour-slack"
      },
      {
        "id": "macro-snapshot-state",
        "title": "Headline indicators by state",
        "question": "How is each state doing?",
        "subject": "Trade, states and institutions",
        "summary": "Unemployment, participation, employment, inflation, wages, population, dwelling values and approvals of each state.",
        "kind": "rows",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "state"
        ],
        "series": [
          "AU.CPI.MONTHLY.YOY.SYDNEY",
          "AU.CPI.MONTHLY.YOY.MELBOURNE",
          "AU.CPI.MONTHLY.YOY.BRISBANE",
          "AU.CPI.MONTHLY.YOY.ADELAIDE",
          "AU.CPI.MONTHLY.YOY.PERTH",
          "AU.CPI.MONTHLY.YOY.HOBART",
          "AU.CPI.MONTHLY.YOY.DARWIN",
          "AU.CPI.MONTHLY.YOY.CANBERRA",
          "AU.WPI.YOY.NSW",
          "AU.WPI.YOY.VIC",
          "AU.WPI.YOY.QLD",
          "AU.WPI.YOY.SA_STATE",
          "AU.WPI.YOY.WA",
          "AU.WPI.YOY.TAS",
          "AU.WPI.YOY.NT",
          "AU.WPI.YOY.ACT",
          "AU.POPULATION.NSW",
          "AU.POPULATION.VIC",
          "AU.POPULATION.QLD",
          "AU.POPULATION.SA_STATE",
          "AU.POPULATION.WA",
          "AU.POPULATION.TAS",
          "AU.POPULATION.NT",
          "AU.POPULATION.ACT",
          "AU.DWELLING.VALUE.NSW",
          "AU.DWELLING.VALUE.VIC",
          "AU.DWELLING.VALUE.QLD",
          "AU.DWELLING.VALUE.SA_STATE",
          "AU.DWELLING.VALUE.WA",
          "AU.DWELLING.VALUE.TAS",
          "AU.DWELLING.VALUE.NT",
          "AU.DWELLING.VALUE.ACT",
          "AU.BUILDING.APPROVALS.NSW",
          "AU.BUILDING.APPROVALS.VIC",
          "AU.BUILDING.APPROVALS.QLD",
          "AU.BUILDING.APPROVALS.SA_STATE",
          "AU.BUILDING.APPROVALS.WA",
          "AU.BUILDING.APPROVALS.TAS",
          "AU.BUILDING.APPROVALS.NT",
          "AU.BUILDING.APPROVALS.ACT"
        ],
        "datasets": [
          "abs.LF",
          "abs.CPI_MONTHLY",
          "abs.WPI",
          "abs.ERP_Q",
          "abs.RES_DWELL_ST",
          "abs.BUILDING_APPROVALS"
        ],
        "methodology": "https://api.example.org/docs/methodology/macro-snapshot-state",
        "example": "https://api.example.org/v1/macro-snapshot-state"
      },
      {
        "id": "nem-dispatch-5min",
        "title": "Five-minute dispatch of the electricity market",
        "question": "How did the price move today?",
        "subject": "Electricity",
        "summary": "Price, demand, generation and interchange of each region for the newest five-minute intervals.",
        "kind": "rows",
        "frequency": null,
        "available": false,
        "stale_rule": "refuse",
        "parameters": [
          "region",
          "limit"
        ],
        "series": [],
        "datasets": [
          "aemo.dispatch_price",
          "aemo.dispatch_region"
        ],
        "methodology": "https://api.example.org/docs/methodology/nem-dispatch-5min",
        "example": "https://api.example.org/v1/nem-dispatch-5min"
      },
      {
        "id": "nem-energy-regime",
        "title": "Regime of the electricity market",
        "question": "Is power scarce?",
        "subject": "Electricity",
        "summary": "What state each region of the electricity market is in: normal, elevated, scarcity, at the cap, administered, negative.",
        "kind": "rows",
        "frequency": null,
        "available": false,
        "stale_rule": "refuse",
        "parameters": [
          "region",
          "scarcity",
          "elevated"
        ],
        "series": [],
        "datasets": [
          "aemo.dispatch_price"
        ],
        "methodology": "https://api.example.org/docs/methodology/nem-energy-regime",
        "example": "https://api.example.org/v1/nem-energy-regime"
      },
      {
        "id": "real-cash-rate",
        "title": "Real cash rate",
        "question": "Is the cash rate above inflation?",
        "subject": "Rates and saving",
        "summary": "Cash rate target of today minus the newest published trimmed mean inflation, with the headline beside it.",
        "kind": "object",
        "frequency": null,
        "available": true,
        "stale_rule": "refuse",
        "parameters": [
          "measure",
          "neutral",
          "band"
        ],
        "series": [
          "AU.CASHRATE",
          "AU.CPI.TRIMMED",
          "AU.CPI.YOY",
          "AU.CPI.MONTHLY.TRIMMED"
        ],
        "datasets": [
          "rba.A2",
          "rba.G1",
          "abs.CPI_MONTHLY"
        ],
        "methodology": "https://api.example.org/docs/methodology/real-cash-rate",
        "example": "https://api.example.org/v1/real-cash-rate"
      },
      {
        "id": "real-mortgage-rate",
        "title": "Real mortgage rate",
        "question": "What does a mortgage really cost?",
        "subject": "Rates and saving",
        "summary": "Housing loan rate of owner-occupiers minus consumer price inflation, as a difference and in the Fisher form.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "rate"
        ],
        "series": [
          "AU.MORTGAGE.NEW",
          "AU.CPI.YOY"
        ],
        "datasets": [
          "rba.F6",
          "rba.G1"
        ],
        "methodology": "https://api.example.org/docs/methodology/real-mortgage-rate",
        "example": "https://api.example.org/v1/real-mortgage-rate"
      },
      {
        "id": "real-rate-regime",
        "title": "Real rate regime",
        "question": "Is money tight?",
        "subject": "Rates and saving",
        "summary": "Cash rate target at the end of the quarter minus trimmed mean inflation, labelled restrictive, neutral or accommodative.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "neutral",
          "band",
          "estimate"
        ],
        "series": [
          "AU.CASHRATE",
          "AU.CPI.TRIMMED"
        ],
        "datasets": [
          "rba.A2",
          "rba.G1"
        ],
        "methodology": "https://api.example.org/docs/methodology/real-rate-regime",
        "example": "https://api.example.org/v1/real-rate-regime"
      },
      {
        "id": "real-savings-rate",
        "title": "Real savings rate",
        "question": "Do savings keep their worth?",
        "subject": "Rates and saving",
        "summary": "Deposit rate minus consumer price inflation, before tax and after tax at each marginal rate.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "product",
          "tax_rate"
        ],
        "series": [
          "AU.DEPOSIT.1Y",
          "AU.CPI.YOY",
          "AU.INFLATION.EXPECTATIONS.MARKET"
        ],
        "datasets": [
          "rba.F4",
          "rba.G1",
          "rba.G3"
        ],
        "methodology": "https://api.example.org/docs/methodology/real-savings-rate",
        "example": "https://api.example.org/v1/real-savings-rate"
      },
      {
        "id": "real-wages",
        "title": "Real wages",
        "question": "Is pay keeping up?",
        "subject": "Work and pay",
        "summary": "Growth of the wage price index over the year minus consumer price inflation: positive when pay outruns prices.",
        "kind": "history",
        "frequency": "quarterly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "seasonal_adjustment"
        ],
        "series": [
          "AU.WPI.YOY",
          "AU.CPI.YOY",
          "AU.WPI.INDEX",
          "AU.CPI.INDEX"
        ],
        "datasets": [
          "abs.WPI",
          "rba.G1"
        ],
        "methodology": "https://api.example.org/docs/methodology/real-wages",
        "example": "https://api.example.org/v1/real-wages"
      },
      {
        "id": "sectoral-employment-shift",
        "title": "Employment by industry",
        "question": "Which industries gain work, and which lose it?",
        "subject": "Work and pay",
        "summary": "Employed persons of each industry, their change on the year, and how the share of each industry moved.",
        "kind": "rows",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "state"
        ],
        "series": [],
        "datasets": [
          "abs.LF_INDUSTRY"
        ],
        "methodology": "https://api.example.org/docs/methodology/sectoral-employment-shift",
        "example": "https://api.example.org/v1/sectoral-employment-shift"
      },
      {
        "id": "state-employment-snapshot",
        "title": "Employment by state",
        "question": "Where is there work?",
        "subject": "Work and pay",
        "summary": "Employed persons of each state, their change on the month and the year, and the share of each state.",
        "kind": "rows",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "state"
        ],
        "series": [],
        "datasets": [
          "abs.LF"
        ],
        "methodology": "https://api.example.org/docs/methodology/state-employment-snapshot",
        "example": "https://api.example.org/v1/state-employment-snapshot"
      },
      {
        "id": "state-fiscal-snapshot",
        "title": "Budgets of the states",
        "question": "Which states live within their means?",
        "subject": "Trade, states and institutions",
        "summary": "Revenue, expenses, balances and net debt of the general government of each state and territory.",
        "kind": "rows",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [
          "state"
        ],
        "series": [
          "AU.GOVERNMENT.REVENUE.NSW",
          "AU.GOVERNMENT.REVENUE.VIC",
          "AU.GOVERNMENT.REVENUE.QLD",
          "AU.GOVERNMENT.REVENUE.SA_STATE",
          "AU.GOVERNMENT.REVENUE.WA",
          "AU.GOVERNMENT.REVENUE.TAS",
          "AU.GOVERNMENT.REVENUE.NT",
          "AU.GOVERNMENT.REVENUE.ACT",
          "AU.GOVERNMENT.EXPENSE.NSW",
          "AU.GOVERNMENT.EXPENSE.VIC",
          "AU.GOVERNMENT.EXPENSE.QLD",
          "AU.GOVERNMENT.EXPENSE.SA_STATE",
          "AU.GOVERNMENT.EXPENSE.WA",
          "AU.GOVERNMENT.EXPENSE.TAS",
          "AU.GOVERNMENT.EXPENSE.NT",
          "AU.GOVERNMENT.EXPENSE.ACT",
          "AU.GOVERNMENT.BALANCE.NSW",
          "AU.GOVERNMENT.BALANCE.VIC",
          "AU.GOVERNMENT.BALANCE.QLD",
          "AU.GOVERNMENT.BALANCE.SA_STATE",
          "AU.GOVERNMENT.BALANCE.WA",
          "AU.GOVERNMENT.BALANCE.TAS",
          "AU.GOVERNMENT.BALANCE.NT",
          "AU.GOVERNMENT.BALANCE.ACT",
          "AU.GOVERNMENT.NET_LENDING.NSW",
          "AU.GOVERNMENT.NET_LENDING.VIC",
          "AU.GOVERNMENT.NET_LENDING.QLD",
          "AU.GOVERNMENT.NET_LENDING.SA_STATE",
          "AU.GOVERNMENT.NET_LENDING.WA",
          "AU.GOVERNMENT.NET_LENDING.TAS",
          "AU.GOVERNMENT.NET_LENDING.NT",
          "AU.GOVERNMENT.NET_LENDING.ACT",
          "AU.GOVERNMENT.DEPOSITS.OWED.NSW",
          "AU.GOVERNMENT.DEPOSITS.OWED.VIC",
          "AU.GOVERNMENT.DEPOSITS.OWED.QLD",
          "AU.GOVERNMENT.DEPOSITS.OWED.SA_STATE",
          "AU.GOVERNMENT.DEPOSITS.OWED.WA",
          "AU.GOVERNMENT.DEPOSITS.OWED.TAS",
          "AU.GOVERNMENT.DEPOSITS.OWED.NT",
          "AU.GOVERNMENT.DEPOSITS.OWED.ACT",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.NSW",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.VIC",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.QLD",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.SA_STATE",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.WA",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.TAS",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.NT",
          "AU.GOVERNMENT.ADVANCES.RECEIVED.ACT",
          "AU.GOVERNMENT.LOANS.OWED.NSW",
          "AU.GOVERNMENT.LOANS.OWED.VIC",
          "AU.GOVERNMENT.LOANS.OWED.QLD",
          "AU.GOVERNMENT.LOANS.OWED.SA_STATE",
          "AU.GOVERNMENT.LOANS.OWED.WA",
          "AU.GOVERNMENT.LOANS.OWED.TAS",
          "AU.GOVERNMENT.LOANS.OWED.NT",
          "AU.GOVERNMENT.LOANS.OWED.ACT",
          "AU.GOVERNMENT.DEBT_SECURITIES.NSW",
          "AU.GOVERNMENT.DEBT_SECURITIES.VIC",
          "AU.GOVERNMENT.DEBT_SECURITIES.QLD",
          "AU.GOVERNMENT.DEBT_SECURITIES.SA_STATE",
          "AU.GOVERNMENT.DEBT_SECURITIES.WA",
          "AU.GOVERNMENT.DEBT_SECURITIES.TAS",
          "AU.GOVERNMENT.DEBT_SECURITIES.NT",
          "AU.GOVERNMENT.DEBT_SECURITIES.ACT",
          "AU.GOVERNMENT.DEPOSITS.HELD.NSW",
          "AU.GOVERNMENT.DEPOSITS.HELD.VIC",
          "AU.GOVERNMENT.DEPOSITS.HELD.QLD",
          "AU.GOVERNMENT.DEPOSITS.HELD.SA_STATE",
          "AU.GOVERNMENT.DEPOSITS.HELD.WA",
          "AU.GOVERNMENT.DEPOSITS.HELD.TAS",
          "AU.GOVERNMENT.DEPOSITS.HELD.NT",
          "AU.GOVERNMENT.DEPOSITS.HELD.ACT",
          "AU.GOVERNMENT.ADVANCES.PAID.NSW",
          "AU.GOVERNMENT.ADVANCES.PAID.VIC",
          "AU.GOVERNMENT.ADVANCES.PAID.QLD",
          "AU.GOVERNMENT.ADVANCES.PAID.SA_STATE",
          "AU.GOVERNMENT.ADVANCES.PAID.WA",
          "AU.GOVERNMENT.ADVANCES.PAID.TAS",
          "AU.GOVERNMENT.ADVANCES.PAID.NT",
          "AU.GOVERNMENT.ADVANCES.PAID.ACT",
          "AU.GOVERNMENT.LOANS.HELD.NSW",
          "AU.GOVERNMENT.LOANS.HELD.VIC",
          "AU.GOVERNMENT.LOANS.HELD.QLD",
          "AU.GOVERNMENT.LOANS.HELD.SA_STATE",
          "AU.GOVERNMENT.LOANS.HELD.WA",
          "AU.GOVERNMENT.LOANS.HELD.TAS",
          "AU.GOVERNMENT.LOANS.HELD.NT",
          "AU.GOVERNMENT.LOANS.HELD.ACT",
          "AU.GSP.NOMINAL.NSW",
          "AU.GSP.NOMINAL.VIC",
          "AU.GSP.NOMINAL.QLD",
          "AU.GSP.NOMINAL.SA_STATE",
          "AU.GSP.NOMINAL.WA",
          "AU.GSP.NOMINAL.TAS",
          "AU.GSP.NOMINAL.NT",
          "AU.GSP.NOMINAL.ACT"
        ],
        "datasets": [
          "abs.GFS_STATE",
          "abs.GSP"
        ],
        "methodology": "https://api.example.org/docs/methodology/state-fiscal-snapshot",
        "example": "https://api.example.org/v1/state-fiscal-snapshot"
      },
      {
        "id": "state-league-table",
        "title": "State league table",
        "question": "Which states do better than they used to?",
        "subject": "Trade, states and institutions",
        "summary": "Each state and territory by eight indicators, each against its own mean of ten years, with ranks.",
        "kind": "rows",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [
          "state",
          "indicator"
        ],
        "series": [
          "AU.UNEMP.NSW",
          "AU.UNEMP.VIC",
          "AU.UNEMP.QLD",
          "AU.UNEMP.SA_STATE",
          "AU.UNEMP.WA",
          "AU.UNEMP.TAS",
          "AU.UNEMP.NT",
          "AU.UNEMP.ACT",
          "AU.UNDERUTIL.NSW",
          "AU.UNDERUTIL.VIC",
          "AU.UNDERUTIL.QLD",
          "AU.UNDERUTIL.SA_STATE",
          "AU.UNDERUTIL.WA",
          "AU.UNDERUTIL.TAS",
          "AU.UNDERUTIL.NT",
          "AU.UNDERUTIL.ACT",
          "AU.EMPLOYED.NSW",
          "AU.EMPLOYED.VIC",
          "AU.EMPLOYED.QLD",
          "AU.EMPLOYED.SA_STATE",
          "AU.EMPLOYED.WA",
          "AU.EMPLOYED.TAS",
          "AU.EMPLOYED.NT",
          "AU.EMPLOYED.ACT",
          "AU.SFD.NSW",
          "AU.SFD.VIC",
          "AU.SFD.QLD",
          "AU.SFD.SA_STATE",
          "AU.SFD.WA",
          "AU.SFD.TAS",
          "AU.SFD.NT",
          "AU.SFD.ACT",
          "AU.HOUSEHOLD.SPENDING.NSW",
          "AU.HOUSEHOLD.SPENDING.VIC",
          "AU.HOUSEHOLD.SPENDING.QLD",
          "AU.HOUSEHOLD.SPENDING.SA_STATE",
          "AU.HOUSEHOLD.SPENDING.WA",
          "AU.HOUSEHOLD.SPENDING.TAS",
          "AU.HOUSEHOLD.SPENDING.NT",
          "AU.HOUSEHOLD.SPENDING.ACT",
          "AU.POPULATION.NSW",
          "AU.POPULATION.VIC",
          "AU.POPULATION.QLD",
          "AU.POPULATION.SA_STATE",
          "AU.POPULATION.WA",
          "AU.POPULATION.TAS",
          "AU.POPULATION.NT",
          "AU.POPULATION.ACT",
          "AU.WPI.YOY.NSW",
          "AU.WPI.YOY.VIC",
          "AU.WPI.YOY.QLD",
          "AU.WPI.YOY.SA_STATE",
          "AU.WPI.YOY.WA",
          "AU.WPI.YOY.TAS",
          "AU.WPI.YOY.NT",
          "AU.WPI.YOY.ACT",
          "AU.BUILDING.APPROVALS.NSW",
          "AU.BUILDING.APPROVALS.VIC",
          "AU.BUILDING.APPROVALS.QLD",
          "AU.BUILDING.APPROVALS.SA_STATE",
          "AU.BUILDING.APPROVALS.WA",
          "AU.BUILDING.APPROVALS.TAS",
          "AU.BUILDING.APPROVALS.NT",
          "AU.BUILDING.APPROVALS.ACT"
        ],
        "datasets": [
          "abs.LF",
          "abs.LF_UNDER",
          "abs.ANA_SFD",
          "abs.HSI_M",
          "abs.ERP_Q",
          "abs.WPI",
          "abs.BUILDING_APPROVALS"
        ],
        "methodology": "https://api.example.org/docs/methodology/state-league-table",
        "example": "https://api.example.org/v1/state-league-table"
      },
      {
        "id": "super-fund-real-return",
        "title": "Real return of MySuper products",
        "question": "Which super products beat inflation?",
        "subject": "Trade, states and institutions",
        "summary": "Earnings of MySuper products after tax on their average assets, less inflation.",
        "kind": "object",
        "frequency": null,
        "available": false,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.CPI.YOY"
        ],
        "datasets": [
          "apra.MYSUPER_PRODUCTS",
          "rba.G1"
        ],
        "methodology": "https://api.example.org/docs/methodology/super-fund-real-return",
        "example": "https://api.example.org/v1/super-fund-real-return"
      },
      {
        "id": "trade-balance",
        "title": "Trade balance",
        "question": "Do we sell more abroad than we buy?",
        "subject": "Trade, states and institutions",
        "summary": "Monthly balance of trade in goods, with the kinds of goods that exports and imports are made of.",
        "kind": "object",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [],
        "datasets": [
          "abs.ITGS"
        ],
        "methodology": "https://api.example.org/docs/methodology/trade-balance",
        "example": "https://api.example.org/v1/trade-balance"
      },
      {
        "id": "wage-vs-rent-gap",
        "title": "Wages against dwelling values and rents",
        "question": "Do wages keep up with rents?",
        "subject": "Work and pay",
        "summary": "Growth of wages over the year minus growth of dwelling values, with rents beside it.",
        "kind": "object",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.WPI.YOY",
          "AU.DWELLING.VALUE",
          "AU.CPI.RENTS.INDEX"
        ],
        "datasets": [
          "abs.WPI",
          "abs.RES_DWELL_ST",
          "abs.CPI"
        ],
        "methodology": "https://api.example.org/docs/methodology/wage-vs-rent-gap",
        "example": "https://api.example.org/v1/wage-vs-rent-gap"
      },
      {
        "id": "yield-curve",
        "title": "Slope of the yield curve",
        "question": "Do long bonds yield more than cash?",
        "subject": "Rates and saving",
        "summary": "Yields of government bonds of ten and three years minus the cash rate target, averages of the month.",
        "kind": "history",
        "frequency": "monthly",
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [],
        "series": [
          "AU.BOND.10Y",
          "AU.BOND.3Y",
          "AU.CASHRATE.MONTHLY"
        ],
        "datasets": [
          "rba.F2.1",
          "rba.F1.1"
        ],
        "methodology": "https://api.example.org/docs/methodology/yield-curve",
        "example": "https://api.example.org/v1/yield-curve"
      },
      {
        "id": "youth-unemployment",
        "title": "Youth unemployment",
        "question": "How hard is it for the young to find work?",
        "subject": "Work and pay",
        "summary": "Unemployment and participation of people aged 15 to 24 against all ages, for Australia and each state.",
        "kind": "object",
        "frequency": null,
        "available": true,
        "stale_rule": "serve_cached",
        "parameters": [
          "state"
        ],
        "series": [],
        "datasets": [
          "abs.LF_AGE",
          "abs.LF"
        ],
        "methodology": "https://api.example.org/docs/methodology/youth-unemployment",
        "example": "https://api.example.org/v1/youth-unemployment"
      }
    ],
    "meta": {
      "endpoint": "/v1/signals",
      "query": {},
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 34,
      "total_rows": 34,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": null,
      "sources": [],
      "stale": false,
      "stale_reason": null,
      "vintage": null,
      "next_release": null,
      "notes": [],
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/signals?format=csv",
      "next": null
    }
  },
  "signal_approvals_vs_completions": {
    "data": {
      "period": "2025-Q4",
      "approvals_4q": 194082,
      "completions_4q": 172642,
      "gap_dwellings": 21440,
      "completions_to_approvals_pct": 88.95312290681258,
      "completions_to_lagged_approvals_pct": 99.77230171756166
    },
    "meta": {
      "endpoint": "/v1/approvals-vs-completions",
      "query": {
        "lag": 4
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-07-31T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
        "attribution": "Source: Australian Bureau of Statistics, Building approvals",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "8731.0",
        "dataset_id": "abs.BUILDING_APPROVALS",
        "release_date": null,
        "published_on_or_before": "2026-03-31",
        "retrieved_at": "2026-03-31T23:59:59.999Z",
        "sha256": "0cb5d6807b0f7efc8e3ab9b69981177d456bbe666b812550d2d883e2ed582948"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building approvals",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8731.0",
          "dataset_id": "abs.BUILDING_APPROVALS",
          "release_date": null,
          "published_on_or_before": "2026-03-31",
          "retrieved_at": "2026-03-31T23:59:59.999Z",
          "sha256": "0cb5d6807b0f7efc8e3ab9b69981177d456bbe666b812550d2d883e2ed582948"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-activity-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building activity",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8752.0",
          "dataset_id": "abs.BUILDING_ACTIVITY",
          "release_date": null,
          "published_on_or_before": "2026-07-31",
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "b10aa97699780635601513a86b7458d02d4bd98589e6defc64ab65efac0a4187"
        }
      ],
      "stale": true,
      "stale_reason": "abs.BUILDING_APPROVALS: Starter data of 2026-10-31; the ABS has not been asked yet; AU.BUILDING.APPROVALS.NEW ends with 2025-12: 9 months are missing. abs.BUILDING_ACTIVITY: Starter data of 2026-07-31; the ABS has not been asked yet; AU.BUILDING.COMPLETIONS.NEW ends with 2026-Q1: 1 quarter is missing",
      "vintage": "2026-07-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "New dwelling units, all sectors, total residential, original: the same work type on both sides; conversions and alterations are in neither.",
        "An approval is completed about a year later on average, longer for apartments, or never: the same period compares different dwellings.",
        "The inputs end at different periods: AU.BUILDING.APPROVALS.NEW 2025-Q4, AU.BUILDING.COMPLETIONS.NEW 2026-Q1. A row needs all of them."
      ],
      "headline": "194,082 new dwellings were approved and 172,642 completed in the four quarters to the December quarter 2025.",
      "inputs": [
        {
          "input": "a",
          "series_ids": [
            "AU.BUILDING.APPROVALS.NEW"
          ],
          "dataset_id": "abs.BUILDING_APPROVALS",
          "period": {
            "start": "2025-10",
            "end": "2025-12"
          },
          "adjustment": "original",
          "vintage": "2026-03-31T23:59:59.999Z"
        },
        {
          "input": "c",
          "series_ids": [
            "AU.BUILDING.COMPLETIONS.NEW"
          ],
          "dataset_id": "abs.BUILDING_ACTIVITY",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-07-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/approvals-vs-completions",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/approvals-vs-completions?format=csv",
      "next": null
    }
  },
  "signal_approvals_vs_migration": {
    "data": {
      "period": "2025-Q4",
      "approvals_4q": 194082,
      "net_overseas_migration_4q": 301000,
      "persons_per_dwelling": 2.5,
      "natural_increase_4q": 111600,
      "coverage_with_natural_increase_pct": 117.59694619486186,
      "completions_4q": 172642,
      "completions_coverage_with_natural_increase_pct": 104.60615608337373,
      "dwellings_required": 120400,
      "coverage_pct": 161.19767441860466
    },
    "meta": {
      "endpoint": "/v1/approvals-vs-migration",
      "query": {
        "persons_per_dwelling": 2.5,
        "include_natural_increase": "no"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-07-31T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
        "attribution": "Source: Australian Bureau of Statistics, Building approvals",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "8731.0",
        "dataset_id": "abs.BUILDING_APPROVALS",
        "release_date": null,
        "published_on_or_before": "2026-03-31",
        "retrieved_at": "2026-03-31T23:59:59.999Z",
        "sha256": "0cb5d6807b0f7efc8e3ab9b69981177d456bbe666b812550d2d883e2ed582948"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building approvals",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8731.0",
          "dataset_id": "abs.BUILDING_APPROVALS",
          "release_date": null,
          "published_on_or_before": "2026-03-31",
          "retrieved_at": "2026-03-31T23:59:59.999Z",
          "sha256": "0cb5d6807b0f7efc8e3ab9b69981177d456bbe666b812550d2d883e2ed582948"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/people/population/national-state-and-territory-population",
          "attribution": "Source: Australian Bureau of Statistics, Population change and its components, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "3101.0",
          "dataset_id": "abs.ERP_COMP_Q",
          "release_date": null,
          "published_on_or_before": "2026-07-31",
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "bdaac92372f61538ed458c305e5fed983ac7a23546336d2cdc1b690e52754d68"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-activity-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building activity",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8752.0",
          "dataset_id": "abs.BUILDING_ACTIVITY",
          "release_date": null,
          "published_on_or_before": "2026-07-31",
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "b10aa97699780635601513a86b7458d02d4bd98589e6defc64ab65efac0a4187"
        }
      ],
      "stale": true,
      "stale_reason": "abs.BUILDING_APPROVALS: Starter data of 2026-10-31; the ABS has not been asked yet; AU.BUILDING.APPROVALS.NEW ends with 2025-12: 9 months are missing. abs.ERP_COMP_Q: Starter data of 2026-07-31; the ABS has not been asked yet; AU.NOM, AU.NATURAL.INCREASE end with 2025-Q4: 1 quarter is missing. abs.BUILDING_ACTIVITY: Starter data of 2026-07-31; the ABS has not been asked yet; AU.BUILDING.COMPLETIONS.NEW ends with 2026-Q1: 1 quarter is missing",
      "vintage": "2026-07-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "coverage_pct is of net overseas migration only, unless include_natural_increase asks for both: above 100 is no surplus. Demolitions are in no figure, and not every approval is built.",
        "Approvals are of new dwelling units, all sectors, total residential, original.",
        "Net overseas migration is preliminary at first and revised for more than a year.",
        "persons_per_dwelling = 2.5 persons, from 2021-08-10: ABS, Census of Population and Housing 2021, average number of people per household, Australia (https://www.abs.gov.au/census/find-census-data/quickstats/2021/AUS)"
      ],
      "headline": "194,082 new dwellings were approved in the four quarters to the December quarter 2025; net overseas migration was 301,000, and 120,400 dwellings would house those counted at 2.5 persons each.",
      "inputs": [
        {
          "input": "a",
          "series_ids": [
            "AU.BUILDING.APPROVALS.NEW"
          ],
          "dataset_id": "abs.BUILDING_APPROVALS",
          "period": {
            "start": "2025-10",
            "end": "2025-12"
          },
          "adjustment": "original",
          "vintage": "2026-03-31T23:59:59.999Z"
        },
        {
          "input": "m",
          "series_ids": [
            "AU.NOM"
          ],
          "dataset_id": "abs.ERP_COMP_Q",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-07-31T23:59:59.999Z"
        },
        {
          "input": "b",
          "series_ids": [
            "AU.NATURAL.INCREASE"
          ],
          "dataset_id": "abs.ERP_COMP_Q",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-07-31T23:59:59.999Z"
        },
        {
          "input": "c",
          "series_ids": [
            "AU.BUILDING.COMPLETIONS.NEW"
          ],
          "dataset_id": "abs.BUILDING_ACTIVITY",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-07-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/approvals-vs-migration",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/approvals-vs-migration?format=csv",
      "next": null
    }
  },
  "signal_bank_deposit_share": {
    "data": [
      {
        "period": "2023-12",
        "rank": 1,
        "institution": "Commonwealth Bank of Australia",
        "abn": "48123123124",
        "total_assets_aud_m": 1121204.1,
        "asset_share_pct": 20.781140031528203,
        "deposits_aud_m": 721408.6,
        "deposit_share_pct": 24.754806292175363
      },
      {
        "period": "2023-12",
        "rank": 2,
        "institution": "Westpac Banking Corporation",
        "abn": "33007457141",
        "total_assets_aud_m": 1044121.8,
        "asset_share_pct": 19.352445585751322,
        "deposits_aud_m": 557630.9,
        "deposit_share_pct": 19.134849393300012
      },
      {
        "period": "2023-12",
        "rank": 3,
        "institution": "National Australia Bank Limited",
        "abn": "12004044937",
        "total_assets_aud_m": 964835.7,
        "asset_share_pct": 17.88290444988342,
        "deposits_aud_m": 494085.1,
        "deposit_share_pct": 16.95430431845433
      },
      {
        "period": "2023-12",
        "rank": 4,
        "institution": "Australia and New Zealand Banking Group Limited",
        "abn": "11005357522",
        "total_assets_aud_m": 724879.8,
        "asset_share_pct": 13.435402733388289,
        "deposits_aud_m": 378967.9,
        "deposit_share_pct": 13.004110230252985
      },
      {
        "period": "2023-12",
        "rank": 5,
        "institution": "Macquarie Bank Limited",
        "abn": "46008583542",
        "total_assets_aud_m": 252342,
        "asset_share_pct": 4.677073904595862,
        "deposits_aud_m": 143702.7,
        "deposit_share_pct": 4.931092451854038
      },
      {
        "period": "2023-12",
        "rank": 6,
        "institution": "Bank of Queensland Limited",
        "abn": "32009656740",
        "total_assets_aud_m": 117474.3,
        "asset_share_pct": 2.177346549487068,
        "deposits_aud_m": 69634.9,
        "deposit_share_pct": 2.3894897575035867
      },
      {
        "period": "2023-12",
        "rank": 7,
        "institution": "Bendigo and Adelaide Bank Limited",
        "abn": "11068049178",
        "total_assets_aud_m": 111234.8,
        "asset_share_pct": 2.0616995203451656,
        "deposits_aud_m": 71462.9,
        "deposit_share_pct": 2.4522167417703344
      },
      {
        "period": "2023-12",
        "rank": 8,
        "institution": "ING Bank (Australia) Limited",
        "abn": "24000893292",
        "total_assets_aud_m": 103399.8,
        "asset_share_pct": 1.9164804365521049,
        "deposits_aud_m": 53112.2,
        "deposit_share_pct": 1.8225208609258003
      },
      {
        "period": "2023-12",
        "rank": 9,
        "institution": "Suncorp-Metway Limited",
        "abn": "66010831722",
        "total_assets_aud_m": 94252.7,
        "asset_share_pct": 1.7469420215727165,
        "deposits_aud_m": 51951.6,
        "deposit_share_pct": 1.7826954025341222
      },
      {
        "period": "2023-12",
        "rank": 10,
        "institution": "HSBC Bank Australia Limited",
        "abn": "48006434162",
        "total_assets_aud_m": 61062.3,
        "asset_share_pct": 1.1317691461770292,
        "deposits_aud_m": 35735.3,
        "deposit_share_pct": 1.2262404818750072
      },
      {
        "period": "2023-12",
        "rank": 11,
        "institution": "Sumitomo Mitsui Banking Corporation",
        "abn": "98114053459",
        "total_assets_aud_m": 35155.6,
        "asset_share_pct": 0.6515971949196341,
        "deposits_aud_m": 8058.6,
        "deposit_share_pct": 0.27652717473304916
      },
      {
        "period": "2023-12",
        "rank": 12,
        "institution": "AMP Bank Limited",
        "abn": "15081596009",
        "total_assets_aud_m": 33202,
        "asset_share_pct": 0.6153878774852851,
        "deposits_aud_m": 14750.4,
        "deposit_share_pct": 0.5061532323458626
      },
      {
        "period": "2023-12",
        "rank": 13,
        "institution": "Bank of China Limited",
        "abn": "29002979955",
        "total_assets_aud_m": 30126.4,
        "asset_share_pct": 0.5583826682812087,
        "deposits_aud_m": 13301.9,
        "deposit_share_pct": 0.4564486170775999
      },
      {
        "period": "2023-12",
        "rank": 14,
        "institution": "The Hongkong and Shanghai Banking Corporation Limited",
        "abn": "65117925970",
        "total_assets_aud_m": 29961.3,
        "asset_share_pct": 0.555322595437018,
        "deposits_aud_m": 265.8,
        "deposit_share_pct": 0.009120805480361907
      },
      {
        "period": "2023-12",
        "rank": 15,
        "institution": "JPMorgan Chase Bank, National Association",
        "abn": "43074112011",
        "total_assets_aud_m": 29647,
        "asset_share_pct": 0.5494971508886889,
        "deposits_aud_m": 14048.1,
        "deposit_share_pct": 0.48205412892653166
      },
      {
        "period": "2023-12",
        "rank": 16,
        "institution": "Heritage and People's Choice Limited",
        "abn": "11087651125",
        "total_assets_aud_m": 27862.9,
        "asset_share_pct": 0.5164294588152747,
        "deposits_aud_m": 19045.4,
        "deposit_share_pct": 0.6535341937384677
      },
      {
        "period": "2023-12",
        "rank": 17,
        "institution": "Bank of America, National Association",
        "abn": "51064874531",
        "total_assets_aud_m": 27441,
        "asset_share_pct": 0.5086096845392961,
        "deposits_aud_m": 4252,
        "deposit_share_pct": 0.1459054360515381
      },
      {
        "period": "2023-12",
        "rank": 18,
        "institution": "MUFG Bank, Ltd.",
        "abn": "75103418882",
        "total_assets_aud_m": 27130.3,
        "asset_share_pct": 0.5028509647773939,
        "deposits_aud_m": 13089.3,
        "deposit_share_pct": 0.44915334527502304
      },
      {
        "period": "2023-12",
        "rank": 19,
        "institution": "Mizuho Bank, Ltd.",
        "abn": "83099031106",
        "total_assets_aud_m": 24081.6,
        "asset_share_pct": 0.4463443380052299,
        "deposits_aud_m": 5356.9,
        "deposit_share_pct": 0.18381957440839242
      },
      {
        "period": "2023-12",
        "rank": 20,
        "institution": "Newcastle Greater Mutual Group Ltd",
        "abn": "96087651992",
        "total_assets_aud_m": 24042.9,
        "asset_share_pct": 0.4456270465511403,
        "deposits_aud_m": 17154.6,
        "deposit_share_pct": 0.5886522561829058
      },
      {
        "period": "2023-12",
        "rank": 21,
        "institution": "Rabobank Australia Limited",
        "abn": "50001621129",
        "total_assets_aud_m": 22698,
        "asset_share_pct": 0.420699778421812,
        "deposits_aud_m": 13994.6,
        "deposit_share_pct": 0.480218300885902
      },
      {
        "period": "2023-12",
        "rank": 22,
        "institution": "Credit Union Australia Ltd",
        "abn": "44087650959",
        "total_assets_aud_m": 22336.5,
        "asset_share_pct": 0.41399949778477413,
        "deposits_aud_m": 14261.8,
        "deposit_share_pct": 0.48938714672620565
      },
      {
        "period": "2023-12",
        "rank": 23,
        "institution": "Citibank, N.A.",
        "abn": "34072814058",
        "total_assets_aud_m": 22173.7,
        "asset_share_pct": 0.41098205466524507,
        "deposits_aud_m": 15884.5,
        "deposit_share_pct": 0.5450693553529298
      },
      {
        "period": "2023-12",
        "rank": 24,
        "institution": "Cooperatieve Rabobank U.A.",
        "abn": "70003917655",
        "total_assets_aud_m": 20936.3,
        "asset_share_pct": 0.3880472627972765,
        "deposits_aud_m": 197.1,
        "deposit_share_pct": 0.006763396388936539
      },
      {
        "period": "2023-12",
        "rank": 25,
        "institution": "United Overseas Bank Limited",
        "abn": "56060785284",
        "total_assets_aud_m": 19441.5,
        "asset_share_pct": 0.36034164869978225,
        "deposits_aud_m": 1992.4,
        "deposit_share_pct": 0.06836829510561725
      },
      {
        "period": "2023-12",
        "rank": 26,
        "institution": "Royal Bank of Canada",
        "abn": "86076940880",
        "total_assets_aud_m": 18550.6,
        "asset_share_pct": 0.34382911752540596,
        "deposits_aud_m": 3727.1,
        "deposit_share_pct": 0.12789373252767822
      },
      {
        "period": "2023-12",
        "rank": 27,
        "institution": "Judo Bank Pty Ltd",
        "abn": "11615995581",
        "total_assets_aud_m": 17190,
        "asset_share_pct": 0.3186108551886046,
        "deposits_aud_m": 6920.6,
        "deposit_share_pct": 0.2374772250090016
      },
      {
        "period": "2023-12",
        "rank": 28,
        "institution": "Oversea-Chinese Banking Corporation Limited",
        "abn": "94073598035",
        "total_assets_aud_m": 16887.3,
        "asset_share_pct": 0.31300041272987333,
        "deposits_aud_m": 649.8,
        "deposit_share_pct": 0.022297589921516807
      },
      {
        "period": "2023-12",
        "rank": 29,
        "institution": "Industrial and Commercial Bank of China Limited",
        "abn": "57086866506",
        "total_assets_aud_m": 16010.2,
        "asset_share_pct": 0.296743659903467,
        "deposits_aud_m": 4208.4,
        "deposit_share_pct": 0.14440932198478196
      },
      {
        "period": "2023-12",
        "rank": 30,
        "institution": "BNP Paribas",
        "abn": "23000000117",
        "total_assets_aud_m": 15107.3,
        "asset_share_pct": 0.2800087127743343,
        "deposits_aud_m": 19290,
        "deposit_share_pct": 0.6619275309111408
      },
      {
        "period": "2023-12",
        "rank": 31,
        "institution": "ING Bank N.V.",
        "abn": "32080178196",
        "total_assets_aud_m": 14701.2,
        "asset_share_pct": 0.2724817861721183,
        "deposits_aud_m": 0,
        "deposit_share_pct": 0
      },
      {
        "period": "2023-12",
        "rank": 32,
        "institution": "DBS Bank Ltd",
        "abn": "46601105373",
        "total_assets_aud_m": 13661.9,
        "asset_share_pct": 0.25321871102392074,
        "deposits_aud_m": 1712.3,
        "deposit_share_pct": 0.058756791662993586
      },
      {
        "period": "2023-12",
        "rank": 33,
        "institution": "Bank Australia Limited",
        "abn": "21087651607",
        "total_assets_aud_m": 13077.1,
        "asset_share_pct": 0.24237964016212343,
        "deposits_aud_m": 8182.2,
        "deposit_share_pct": 0.28076845222504593
      },
      {
        "period": "2023-12",
        "rank": 34,
        "institution": "UBS AG",
        "abn": "47088129613",
        "total_assets_aud_m": 12815.8,
        "asset_share_pct": 0.23753653274730188,
        "deposits_aud_m": 2716.1,
        "deposit_share_pct": 0.09320172974120007
      },
      {
        "period": "2023-12",
        "rank": 35,
        "institution": "Teachers Mutual Bank Limited",
        "abn": "30087650459",
        "total_assets_aud_m": 12795.8,
        "asset_share_pct": 0.23716583948937447,
        "deposits_aud_m": 9308,
        "deposit_share_pct": 0.3193997645267443
      },
      {
        "period": "2023-12",
        "rank": 36,
        "institution": "Beyond Bank Australia Limited",
        "abn": "15087651143",
        "total_assets_aud_m": 12689.7,
        "asset_share_pct": 0.2351993117560696,
        "deposits_aud_m": 7144.1,
        "deposit_share_pct": 0.24514652532826753
      },
      {
        "period": "2023-12",
        "rank": 37,
        "institution": "Bank of Communications Co., Ltd.",
        "abn": "74137909963",
        "total_assets_aud_m": 12092.4,
        "asset_share_pct": 0.22412855760806763,
        "deposits_aud_m": 218.9,
        "deposit_share_pct": 0.007511453422314604
      },
      {
        "period": "2023-12",
        "rank": 38,
        "institution": "Deutsche Bank Aktiengesellschaft",
        "abn": "13064165162",
        "total_assets_aud_m": 11289.4,
        "asset_share_pct": 0.20924522330228232,
        "deposits_aud_m": 445.7,
        "deposit_share_pct": 0.015293991732871716
      },
      {
        "period": "2023-12",
        "rank": 39,
        "institution": "Police & Nurses Limited",
        "abn": "69087651876",
        "total_assets_aud_m": 10204.8,
        "asset_share_pct": 0.18914252792487912,
        "deposits_aud_m": 6727.7,
        "deposit_share_pct": 0.23085794969989018
      },
      {
        "period": "2023-12",
        "rank": 40,
        "institution": "IMB Ltd",
        "abn": "92087651974",
        "total_assets_aud_m": 9834.1,
        "asset_share_pct": 0.1822717283891947,
        "deposits_aud_m": 6672.4,
        "deposit_share_pct": 0.2289603554821926
      },
      {
        "period": "2023-12",
        "rank": 41,
        "institution": "China Construction Bank Corporation",
        "abn": "24125167553",
        "total_assets_aud_m": 8711.3,
        "asset_share_pct": 0.16146100888915016,
        "deposits_aud_m": 289.1,
        "deposit_share_pct": 0.009920334327963236
      },
      {
        "period": "2023-12",
        "rank": 42,
        "institution": "MyState Bank Limited",
        "abn": "89067729195",
        "total_assets_aud_m": 8672.1,
        "asset_share_pct": 0.16073445010361245,
        "deposits_aud_m": 6111.8,
        "deposit_share_pct": 0.20972362277981907
      },
      {
        "period": "2023-12",
        "rank": 43,
        "institution": "Agricultural Bank of China Limited",
        "abn": "48848300367",
        "total_assets_aud_m": 8193.1,
        "asset_share_pct": 0.1518563465762511,
        "deposits_aud_m": 0.3,
        "deposit_share_pct": 0.000010294362844652267
      },
      {
        "period": "2023-12",
        "rank": 44,
        "institution": "Bank of China (Australia) Limited",
        "abn": "28110077622",
        "total_assets_aud_m": 7504.9,
        "asset_share_pct": 0.1391007915709691,
        "deposits_aud_m": 3863.8,
        "deposit_share_pct": 0.13258453053055808
      },
      {
        "period": "2023-12",
        "rank": 45,
        "institution": "The Bank of Nova Scotia",
        "abn": "34133513827",
        "total_assets_aud_m": 6787.8,
        "asset_share_pct": 0.125809584807982,
        "deposits_aud_m": 175,
        "deposit_share_pct": 0.006005044992713822
      },
      {
        "period": "2023-12",
        "rank": 46,
        "institution": "State Street Bank and Trust Company",
        "abn": "70062819630",
        "total_assets_aud_m": 6633.6,
        "asset_share_pct": 0.1229515397893617,
        "deposits_aud_m": 7669.5,
        "deposit_share_pct": 0.2631753861235352
      },
      {
        "period": "2023-12",
        "rank": 47,
        "institution": "Credit Agricole Corporate and Investment Bank",
        "abn": "80654071075",
        "total_assets_aud_m": 6539,
        "asset_share_pct": 0.12119816067936508,
        "deposits_aud_m": 85,
        "deposit_share_pct": 0.002916736139318142
      },
      {
        "period": "2023-12",
        "rank": 48,
        "institution": "Qudos Mutual Ltd",
        "abn": "53087650557",
        "total_assets_aud_m": 6348.7,
        "asset_share_pct": 0.11767101433018581,
        "deposits_aud_m": 4866.6,
        "deposit_share_pct": 0.1669951540659491
      },
      {
        "period": "2023-12",
        "rank": 49,
        "institution": "China Everbright Bank Co., Ltd",
        "abn": "69322403457",
        "total_assets_aud_m": 5988.8,
        "asset_share_pct": 0.11100038915378216,
        "deposits_aud_m": 565.5,
        "deposit_share_pct": 0.01940487396216952
      },
      {
        "period": "2023-12",
        "rank": 50,
        "institution": "Auswide Bank Ltd",
        "abn": "40087652060",
        "total_assets_aud_m": 5800.9,
        "asset_share_pct": 0.10751772599555419,
        "deposits_aud_m": 3396.1,
        "deposit_share_pct": 0.1165356188557452
      },
      {
        "period": "2023-12",
        "rank": 51,
        "institution": "The Northern Trust Company",
        "abn": "62126279918",
        "total_assets_aud_m": 5414.2,
        "asset_share_pct": 0.10035037185352781,
        "deposits_aud_m": 12776.4,
        "deposit_share_pct": 0.4384163248280507
      },
      {
        "period": "2023-12",
        "rank": 52,
        "institution": "Societe Generale",
        "abn": "71092516286",
        "total_assets_aud_m": 5072,
        "asset_share_pct": 0.09400781021038991,
        "deposits_aud_m": 0,
        "deposit_share_pct": 0
      },
      {
        "period": "2023-12",
        "rank": 53,
        "institution": "Canadian Imperial Bank of Commerce",
        "abn": "33608235847",
        "total_assets_aud_m": 4805.7,
        "asset_share_pct": 0.08907202948108651,
        "deposits_aud_m": 223,
        "deposit_share_pct": 0.007652143047858185
      },
      {
        "period": "2023-12",
        "rank": 54,
        "institution": "Victoria Teachers Limited",
        "abn": "44087651769",
        "total_assets_aud_m": 4577.9,
        "asset_share_pct": 0.08484983327329336,
        "deposits_aud_m": 3176.5,
        "deposit_share_pct": 0.10900014525345975
      },
      {
        "period": "2023-12",
        "rank": 55,
        "institution": "Credit Suisse AG",
        "abn": "17061700712",
        "total_assets_aud_m": 4470.2,
        "asset_share_pct": 0.0828536500793543,
        "deposits_aud_m": 3353.6,
        "deposit_share_pct": 0.11507725078608613
      },
      {
        "period": "2023-12",
        "rank": 56,
        "institution": "Mega International Commercial Bank Co., Ltd.",
        "abn": "27079372688",
        "total_assets_aud_m": 4252.8,
        "asset_share_pct": 0.0788242143656834,
        "deposits_aud_m": 269.7,
        "deposit_share_pct": 0.009254632197342388
      },
      {
        "period": "2023-12",
        "rank": 57,
        "institution": "Defence Bank Limited",
        "abn": "57087651385",
        "total_assets_aud_m": 4171.4,
        "asset_share_pct": 0.07731549280591886,
        "deposits_aud_m": 2667.4,
        "deposit_share_pct": 0.09153061150608485
      },
      {
        "period": "2023-12",
        "rank": 58,
        "institution": "Regional Australia Bank Ltd",
        "abn": "21087650360",
        "total_assets_aud_m": 3950.6,
        "asset_share_pct": 0.07322303923840032,
        "deposits_aud_m": 2886.6,
        "deposit_share_pct": 0.0990523592912441
      },
      {
        "period": "2023-12",
        "rank": 59,
        "institution": "Bank of Sydney Ltd",
        "abn": "44093488629",
        "total_assets_aud_m": 3715.1,
        "asset_share_pct": 0.06885812612630512,
        "deposits_aud_m": 2479.2,
        "deposit_share_pct": 0.08507261454820632
      },
      {
        "period": "2023-12",
        "rank": 60,
        "institution": "Cuscal Limited",
        "abn": "95087822455",
        "total_assets_aud_m": 3529.8,
        "asset_share_pct": 0.06542365309160772,
        "deposits_aud_m": 3083.8,
        "deposit_share_pct": 0.1058191871344622
      },
      {
        "period": "2023-12",
        "rank": 61,
        "institution": "Queensland Country Bank Limited",
        "abn": "77087651027",
        "total_assets_aud_m": 3509.3,
        "asset_share_pct": 0.06504369250223213,
        "deposits_aud_m": 2778.4,
        "deposit_share_pct": 0.09533952575860619
      },
      {
        "period": "2023-12",
        "rank": 62,
        "institution": "Members Banking Group Limited",
        "abn": "83087651054",
        "total_assets_aud_m": 3398.5,
        "asset_share_pct": 0.0629900518533143,
        "deposits_aud_m": 2171.6,
        "deposit_share_pct": 0.0745174611781562
      },
      {
        "period": "2023-12",
        "rank": 63,
        "institution": "E.SUN Commercial Bank, Ltd.",
        "abn": "60606234879",
        "total_assets_aud_m": 3272.3,
        "asset_share_pct": 0.06065097739579237,
        "deposits_aud_m": 76.2,
        "deposit_share_pct": 0.002614768162541676
      },
      {
        "period": "2023-12",
        "rank": 64,
        "institution": "Police Financial Services Limited",
        "abn": "33087651661",
        "total_assets_aud_m": 3084.9,
        "asset_share_pct": 0.05717758156901259,
        "deposits_aud_m": 2765.3,
        "deposit_share_pct": 0.09489000524772304
      },
      {
        "period": "2023-12",
        "rank": 65,
        "institution": "Police Bank Ltd",
        "abn": "95087650799",
        "total_assets_aud_m": 3081.6,
        "asset_share_pct": 0.05711641718145457,
        "deposits_aud_m": 2025.8,
        "deposit_share_pct": 0.0695144008356552
      },
      {
        "period": "2023-12",
        "rank": 66,
        "institution": "First Commercial Bank",
        "abn": "15126292608",
        "total_assets_aud_m": 2827.1,
        "asset_share_pct": 0.05239934547432834,
        "deposits_aud_m": 344.1,
        "deposit_share_pct": 0.011807634182816149
      },
      {
        "period": "2023-12",
        "rank": 67,
        "institution": "Standard Chartered Bank",
        "abn": "35845772731",
        "total_assets_aud_m": 2822.5,
        "asset_share_pct": 0.052314086025005035,
        "deposits_aud_m": 964.2,
        "deposit_share_pct": 0.03308608218271238
      },
      {
        "period": "2023-12",
        "rank": 68,
        "institution": "Hume Bank Limited",
        "abn": "85051868556",
        "total_assets_aud_m": 2257.3,
        "asset_share_pct": 0.041838294555976575,
        "deposits_aud_m": 1774.4,
        "deposit_share_pct": 0.060887724771836606
      },
      {
        "period": "2023-12",
        "rank": 69,
        "institution": "Unity Bank Limited",
        "abn": "11087650315",
        "total_assets_aud_m": 2204.4,
        "asset_share_pct": 0.04085781088875858,
        "deposits_aud_m": 1464.6,
        "deposit_share_pct": 0.050257079407592366
      },
      {
        "period": "2023-12",
        "rank": 70,
        "institution": "Australian Military Bank Ltd",
        "abn": "48087649741",
        "total_assets_aud_m": 2200.7,
        "asset_share_pct": 0.040789232636042005,
        "deposits_aud_m": 1568.5,
        "deposit_share_pct": 0.0538223604061236
      },
      {
        "period": "2023-12",
        "rank": 71,
        "institution": "B&E Ltd",
        "abn": "32087652088",
        "total_assets_aud_m": 2151,
        "asset_share_pct": 0.039868059890092414,
        "deposits_aud_m": 1321.4,
        "deposit_share_pct": 0.04534323687641168
      },
      {
        "period": "2023-12",
        "rank": 72,
        "institution": "PayPal Australia Pty Limited",
        "abn": "93111195389",
        "total_assets_aud_m": 2150.6,
        "asset_share_pct": 0.03986064602493387,
        "deposits_aud_m": 878.4,
        "deposit_share_pct": 0.030141894409141834
      },
      {
        "period": "2023-12",
        "rank": 73,
        "institution": "Taiwan Business Bank, Ltd",
        "abn": "36078577250",
        "total_assets_aud_m": 2123.4,
        "asset_share_pct": 0.03935650319415259,
        "deposits_aud_m": 47.7,
        "deposit_share_pct": 0.0016368036922997102
      },
      {
        "period": "2023-12",
        "rank": 74,
        "institution": "Australian Mutual Bank Ltd",
        "abn": "93087650726",
        "total_assets_aud_m": 2099.9,
        "asset_share_pct": 0.03892093861608789,
        "deposits_aud_m": 1491.5,
        "deposit_share_pct": 0.051180140609329516
      },
      {
        "period": "2023-12",
        "rank": 75,
        "institution": "G&C Mutual Bank Limited",
        "abn": "72087650637",
        "total_assets_aud_m": 2082,
        "asset_share_pct": 0.03858916815024287,
        "deposits_aud_m": 1348.7,
        "deposit_share_pct": 0.04628002389527504
      },
      {
        "period": "2023-12",
        "rank": 76,
        "institution": "Credit Union SA Ltd",
        "abn": "36087651232",
        "total_assets_aud_m": 1992.2,
        "asset_share_pct": 0.03692475542214881,
        "deposits_aud_m": 1474.3,
        "deposit_share_pct": 0.050589930472902785
      },
      {
        "period": "2023-12",
        "rank": 77,
        "institution": "BNK Banking Corporation Limited",
        "abn": "63087651849",
        "total_assets_aud_m": 1975.2,
        "asset_share_pct": 0.036609666152910524,
        "deposits_aud_m": 1529.3,
        "deposit_share_pct": 0.052477230327755704
      },
      {
        "period": "2023-12",
        "rank": 78,
        "institution": "Intesa Sanpaolo SPA",
        "abn": "46156153829",
        "total_assets_aud_m": 1974.9,
        "asset_share_pct": 0.03660410575404161,
        "deposits_aud_m": 250,
        "deposit_share_pct": 0.008578635703876888
      },
      {
        "period": "2023-12",
        "rank": 79,
        "institution": "Community First Credit Union Limited",
        "abn": "80087649938",
        "total_assets_aud_m": 1847.4,
        "asset_share_pct": 0.0342409362347544,
        "deposits_aud_m": 1224,
        "deposit_share_pct": 0.042001000406181245
      },
      {
        "period": "2023-12",
        "rank": 80,
        "institution": "Gateway Bank Ltd",
        "abn": "47087650093",
        "total_assets_aud_m": 1785.6,
        "asset_share_pct": 0.03309549406775872,
        "deposits_aud_m": 1082.7,
        "deposit_share_pct": 0.03715235550635003
      },
      {
        "period": "2023-12",
        "rank": 81,
        "institution": "Hua Nan Commercial Bank, Ltd.",
        "abn": "54138221637",
        "total_assets_aud_m": 1723.9,
        "asset_share_pct": 0.031951905367052676,
        "deposits_aud_m": 0.9,
        "deposit_share_pct": 0.0000308830885339568
      },
      {
        "period": "2023-12",
        "rank": 82,
        "institution": "Australian Unity Bank Limited",
        "abn": "30087652079",
        "total_assets_aud_m": 1658.8,
        "asset_share_pct": 0.030745298812498975,
        "deposits_aud_m": 1315.6,
        "deposit_share_pct": 0.04514421252808174
      },
      {
        "period": "2023-12",
        "rank": 83,
        "institution": "State Bank of India",
        "abn": "95082610008",
        "total_assets_aud_m": 1544.8,
        "asset_share_pct": 0.028632347242312766,
        "deposits_aud_m": 141,
        "deposit_share_pct": 0.004838350536986565
      },
      {
        "period": "2023-12",
        "rank": 84,
        "institution": "Taiwan Cooperative Bank, Ltd",
        "abn": "96139482634",
        "total_assets_aud_m": 1376.8,
        "asset_share_pct": 0.02551852387572256,
        "deposits_aud_m": 182.9,
        "deposit_share_pct": 0.006276129880956331
      },
      {
        "period": "2023-12",
        "rank": 85,
        "institution": "Police Credit Union Limited",
        "abn": "30087651205",
        "total_assets_aud_m": 1329.3,
        "asset_share_pct": 0.024638127388144977,
        "deposits_aud_m": 1175.8,
        "deposit_share_pct": 0.04034703944247378
      },
      {
        "period": "2023-12",
        "rank": 86,
        "institution": "Lutheran Laypeople's League of Australia Limited",
        "abn": "25044678441",
        "total_assets_aud_m": 1327.3,
        "asset_share_pct": 0.024601058062352237,
        "deposits_aud_m": 1165.8,
        "deposit_share_pct": 0.040003894014318704
      },
      {
        "period": "2023-12",
        "rank": 87,
        "institution": "Arab Bank Australia Limited",
        "abn": "37002950745",
        "total_assets_aud_m": 1307.8,
        "asset_share_pct": 0.024239632135873015,
        "deposits_aud_m": 964.7,
        "deposit_share_pct": 0.03310323945412014
      },
      {
        "period": "2023-12",
        "rank": 88,
        "institution": "Maitland Mutual Limited",
        "abn": "94087651983",
        "total_assets_aud_m": 1284.3,
        "asset_share_pct": 0.023804067557808315,
        "deposits_aud_m": 946,
        "deposit_share_pct": 0.03246155750347014
      },
      {
        "period": "2023-12",
        "rank": 89,
        "institution": "QPCU Limited",
        "abn": "79087651036",
        "total_assets_aud_m": 1225.4,
        "asset_share_pct": 0.02271237591321211,
        "deposits_aud_m": 750.1,
        "deposit_share_pct": 0.025739338565912217
      },
      {
        "period": "2023-12",
        "rank": 90,
        "institution": "Taishin International Bank Co., Ltd",
        "abn": "30165085638",
        "total_assets_aud_m": 1221.4,
        "asset_share_pct": 0.02263823726162663,
        "deposits_aud_m": 151.5,
        "deposit_share_pct": 0.005198653236549395
      },
      {
        "period": "2023-12",
        "rank": 91,
        "institution": "Bank of Baroda",
        "abn": "48125314249",
        "total_assets_aud_m": 1126.2,
        "asset_share_pct": 0.02087373735389218,
        "deposits_aud_m": 54,
        "deposit_share_pct": 0.001852985312037408
      },
      {
        "period": "2023-12",
        "rank": 92,
        "institution": "Summerland Financial Services Limited",
        "abn": "23087650806",
        "total_assets_aud_m": 1108.2,
        "asset_share_pct": 0.020540113421757513,
        "deposits_aud_m": 973.7,
        "deposit_share_pct": 0.033412070339459705
      },
      {
        "period": "2023-12",
        "rank": 93,
        "institution": "KEB HANA Bank",
        "abn": "96164085563",
        "total_assets_aud_m": 991.7,
        "asset_share_pct": 0.018380825194330378,
        "deposits_aud_m": 185.5,
        "deposit_share_pct": 0.006365347692276651
      },
      {
        "period": "2023-12",
        "rank": 94,
        "institution": "Wise Australia Pty Ltd",
        "abn": "38616463855",
        "total_assets_aud_m": 971.5,
        "asset_share_pct": 0.0180064250038237,
        "deposits_aud_m": 805,
        "deposit_share_pct": 0.02762320696648358
      },
      {
        "period": "2023-12",
        "rank": 95,
        "institution": "Illawarra Credit Union Limited",
        "abn": "14087650771",
        "total_assets_aud_m": 962.1,
        "asset_share_pct": 0.017832199172597818,
        "deposits_aud_m": 745.8,
        "deposit_share_pct": 0.025591786031805532
      },
      {
        "period": "2023-12",
        "rank": 96,
        "institution": "Southern Cross Credit Union Ltd",
        "abn": "82087650682",
        "total_assets_aud_m": 908.6,
        "asset_share_pct": 0.01684059470764201,
        "deposits_aud_m": 819.4,
        "deposit_share_pct": 0.02811733638302689
      },
      {
        "period": "2023-12",
        "rank": 97,
        "institution": "Coastline Credit Union Limited",
        "abn": "88087649910",
        "total_assets_aud_m": 836.3,
        "asset_share_pct": 0.015500538580234442,
        "deposits_aud_m": 763,
        "deposit_share_pct": 0.026181996168232264
      },
      {
        "period": "2023-12",
        "rank": 98,
        "institution": "Union Bank of India",
        "abn": "17135448047",
        "total_assets_aud_m": 814.2,
        "asset_share_pct": 0.015090922530224659,
        "deposits_aud_m": 23,
        "deposit_share_pct": 0.0007892344847566737
      },
      {
        "period": "2023-12",
        "rank": 99,
        "institution": "China Merchants Bank Co., Ltd",
        "abn": "96609857383",
        "total_assets_aud_m": 798,
        "asset_share_pct": 0.014790660991303462,
        "deposits_aud_m": 14,
        "deposit_share_pct": 0.00048040359941710576
      },
      {
        "period": "2023-12",
        "rank": 100,
        "institution": "Indue Ltd",
        "abn": "97087822464",
        "total_assets_aud_m": 778,
        "asset_share_pct": 0.014419967733376057,
        "deposits_aud_m": 692.1,
        "deposit_share_pct": 0.02374909508261278
      },
      {
        "period": "2023-12",
        "rank": 101,
        "institution": "Railways Credit Union Limited",
        "abn": "91087651090",
        "total_assets_aud_m": 763,
        "asset_share_pct": 0.014141947789930501,
        "deposits_aud_m": 672.5,
        "deposit_share_pct": 0.02307653004342883
      },
      {
        "period": "2023-12",
        "rank": 102,
        "institution": "Shinhan Bank Co., Ltd",
        "abn": "95607620440",
        "total_assets_aud_m": 740.4,
        "asset_share_pct": 0.013723064408472534,
        "deposits_aud_m": 49.1,
        "deposit_share_pct": 0.0016848440522414208
      },
      {
        "period": "2023-12",
        "rank": 103,
        "institution": "WAW Credit Union Co-Operative Limited",
        "abn": "48087651787",
        "total_assets_aud_m": 710,
        "asset_share_pct": 0.013159610656422878,
        "deposits_aud_m": 655,
        "deposit_share_pct": 0.02247602554415745
      },
      {
        "period": "2023-12",
        "rank": 104,
        "institution": "Horizon Credit Union Ltd",
        "abn": "66087650173",
        "total_assets_aud_m": 693.5,
        "asset_share_pct": 0.01285378871863277,
        "deposits_aud_m": 626.1,
        "deposit_share_pct": 0.02148433525678928
      },
      {
        "period": "2023-12",
        "rank": 105,
        "institution": "Bank of Taiwan",
        "abn": "71608940718",
        "total_assets_aud_m": 635.5,
        "asset_share_pct": 0.011778778270643294,
        "deposits_aud_m": 18.2,
        "deposit_share_pct": 0.0006245246792422374
      },
      {
        "period": "2023-12",
        "rank": 106,
        "institution": "Woori Bank",
        "abn": "94150148299",
        "total_assets_aud_m": 564.9,
        "asset_share_pct": 0.010470231070159555,
        "deposits_aud_m": 95.4,
        "deposit_share_pct": 0.0032736073845994204
      },
      {
        "period": "2023-12",
        "rank": 107,
        "institution": "Goulburn Murray Credit Union Co-operative Limited",
        "abn": "87087651509",
        "total_assets_aud_m": 544.4,
        "asset_share_pct": 0.010090270480783965,
        "deposits_aud_m": 477.7,
        "deposit_share_pct": 0.01639205710296796
      },
      {
        "period": "2023-12",
        "rank": 108,
        "institution": "Barclays Bank PLC",
        "abn": "95644502170",
        "total_assets_aud_m": 506.2,
        "asset_share_pct": 0.009382246358142622,
        "deposits_aud_m": 72,
        "deposit_share_pct": 0.002470647082716544
      },
      {
        "period": "2023-12",
        "rank": 109,
        "institution": "Tyro Payments Limited",
        "abn": "49103575042",
        "total_assets_aud_m": 492,
        "asset_share_pct": 0.009119054145014164,
        "deposits_aud_m": 111.8,
        "deposit_share_pct": 0.0038363658867737447
      },
      {
        "period": "2023-12",
        "rank": 110,
        "institution": "Northern Inland Credit Union Limited",
        "abn": "36087650422",
        "total_assets_aud_m": 420.5,
        "asset_share_pct": 0.007793825747923691,
        "deposits_aud_m": 374.8,
        "deposit_share_pct": 0.012861090647252231
      },
      {
        "period": "2023-12",
        "rank": 111,
        "institution": "Warwick Credit Union Ltd",
        "abn": "98087651116",
        "total_assets_aud_m": 414.5,
        "asset_share_pct": 0.0076826177705454695,
        "deposits_aud_m": 377.9,
        "deposit_share_pct": 0.012967465729980305
      },
      {
        "period": "2023-12",
        "rank": 112,
        "institution": "The Capricornian Ltd",
        "abn": "54087650940",
        "total_assets_aud_m": 399.2,
        "asset_share_pct": 0.007399037428231004,
        "deposits_aud_m": 359.1,
        "deposit_share_pct": 0.012322352325048762
      },
      {
        "period": "2023-12",
        "rank": 113,
        "institution": "Macarthur Credit Union Ltd",
        "abn": "83087650244",
        "total_assets_aud_m": 359.6,
        "asset_share_pct": 0.006665064777534742,
        "deposits_aud_m": 324.6,
        "deposit_share_pct": 0.011138500597913754
      },
      {
        "period": "2023-12",
        "rank": 114,
        "institution": "Challenger Bank Limited",
        "abn": "54087651750",
        "total_assets_aud_m": 353.1,
        "asset_share_pct": 0.006544589468708336,
        "deposits_aud_m": 287,
        "deposit_share_pct": 0.009848273788050668
      },
      {
        "period": "2023-12",
        "rank": 115,
        "institution": "Australian Settlements Limited",
        "abn": "14087822491",
        "total_assets_aud_m": 350.6,
        "asset_share_pct": 0.00649825281146741,
        "deposits_aud_m": 326.4,
        "deposit_share_pct": 0.011200266774981664
      },
      {
        "period": "2023-12",
        "rank": 116,
        "institution": "First Option Bank Ltd",
        "abn": "95087650735",
        "total_assets_aud_m": 290.3,
        "asset_share_pct": 0.0053806126388162845,
        "deposits_aud_m": 253.4,
        "deposit_share_pct": 0.008695305149449615
      },
      {
        "period": "2023-12",
        "rank": 117,
        "institution": "Orange Credit Union Limited",
        "abn": "34087650477",
        "total_assets_aud_m": 288.8,
        "asset_share_pct": 0.005352810644471729,
        "deposits_aud_m": 258.7,
        "deposit_share_pct": 0.008877172226371804
      },
      {
        "period": "2023-12",
        "rank": 118,
        "institution": "South West Slopes Credit Union Ltd",
        "abn": "80087650673",
        "total_assets_aud_m": 287.6,
        "asset_share_pct": 0.005330569048996085,
        "deposits_aud_m": 254.4,
        "deposit_share_pct": 0.008729619692265121
      },
      {
        "period": "2023-12",
        "rank": 119,
        "institution": "Central West Credit Union Limited",
        "abn": "67087649885",
        "total_assets_aud_m": 266.3,
        "asset_share_pct": 0.004935780729303398,
        "deposits_aud_m": 240.1,
        "deposit_share_pct": 0.008238921730003363
      },
      {
        "period": "2023-12",
        "rank": 120,
        "institution": "Dnister Ukrainian Credit Co-operative Limited",
        "abn": "59087651394",
        "total_assets_aud_m": 261.1,
        "asset_share_pct": 0.004839400482242274,
        "deposits_aud_m": 227,
        "deposit_share_pct": 0.007789401219120215
      },
      {
        "period": "2023-12",
        "rank": 121,
        "institution": "Laboratories Credit Union Limited",
        "abn": "77087650217",
        "total_assets_aud_m": 256.8,
        "asset_share_pct": 0.0047597014317878805,
        "deposits_aud_m": 237.4,
        "deposit_share_pct": 0.008146272464401492
      },
      {
        "period": "2023-12",
        "rank": 122,
        "institution": "Family First Credit Union Limited",
        "abn": "39087650057",
        "total_assets_aud_m": 222.4,
        "asset_share_pct": 0.004122109028152744,
        "deposits_aud_m": 188.9,
        "deposit_share_pct": 0.0064820171378493765
      },
      {
        "period": "2023-12",
        "rank": 123,
        "institution": "NongHyup Bank",
        "abn": "85649572449",
        "total_assets_aud_m": 98.5,
        "asset_share_pct": 0.0018256642952924698,
        "deposits_aud_m": 0,
        "deposit_share_pct": 0
      },
      {
        "period": "2023-12",
        "rank": 124,
        "institution": "Alex Bank Pty Ltd",
        "abn": "13627244848",
        "total_assets_aud_m": 85.6,
        "asset_share_pct": 0.0015865671439292935,
        "deposits_aud_m": 65.4,
        "deposit_share_pct": 0.0022441711001341944
      },
      {
        "period": "2023-12",
        "rank": 125,
        "institution": "The Bank of New York Mellon",
        "abn": "84084066419",
        "total_assets_aud_m": 39.2,
        "asset_share_pct": 0.000726558785537714,
        "deposits_aud_m": 3.1,
        "deposit_share_pct": 0.00010637508272807341
      },
      {
        "period": "2023-12",
        "rank": 126,
        "institution": "IN1Bank Ltd",
        "abn": "62627541011",
        "total_assets_aud_m": 25.2,
        "asset_share_pct": 0.00046707350498853035,
        "deposits_aud_m": 1.7,
        "deposit_share_pct": 0.00005833472278636284
      }
    ],
    "meta": {
      "endpoint": "/v1/bank-deposit-share",
      "query": {
        "basis": "assets"
      },
      "period": {
        "start": "2023-12",
        "end": "2023-12"
      },
      "row_count": 126,
      "total_rows": 126,
      "truncated": false,
      "retrieved_at": "2024-01-31T23:59:59.999Z",
      "source": {
        "name": "Australian Prudential Regulation Authority",
        "url": "https://www.apra.gov.au/monthly-authorised-deposit-taking-institution-statistics",
        "attribution": "Source: Australian Prudential Regulation Authority, Monthly ADI statistics (MADIS) by institution",
        "licence": {
          "name": "Creative Commons Attribution 3.0 Australia",
          "url": "https://creativecommons.org/licenses/by/3.0/au/"
        },
        "catalogue_number": null,
        "dataset_id": "apra.MONTHLY_BANKING_STATS",
        "release_date": "2024-01-31",
        "retrieved_at": "2024-01-31T23:59:59.999Z",
        "sha256": "a6be75179b3b82082c8ae4a82ccba4c5dec00c052addebe8c872465425c5c625"
      },
      "sources": [
        {
          "name": "Australian Prudential Regulation Authority",
          "url": "https://www.apra.gov.au/monthly-authorised-deposit-taking-institution-statistics",
          "attribution": "Source: Australian Prudential Regulation Authority, Monthly ADI statistics (MADIS) by institution",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "apra.MONTHLY_BANKING_STATS",
          "release_date": "2024-01-31",
          "retrieved_at": "2024-01-31T23:59:59.999Z",
          "sha256": "a6be75179b3b82082c8ae4a82ccba4c5dec00c052addebe8c872465425c5c625"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2024-01-31; APRA has not been asked yet",
      "vintage": "2024-01-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "By default shares and ranks are of total assets of residents on domestic books, which the name of this signal does not say; basis=deposits ranks by deposits.",
        "Shares are of the institutions in the table; figures are of the licensed entity and its domestic books, so that subsidiaries with a licence of their own stand beside their parents.",
        "The Herfindahl-Hirschman index is the sum of squared shares in per cent over the institutions listed, not over banking groups."
      ],
      "headline": "The four major banks held 71.5 per cent of the total assets of 126 institutions in December 2023.",
      "inputs": [
        {
          "input": "banks",
          "dataset_id": "apra.MONTHLY_BANKING_STATS",
          "period": {
            "start": "2023-12",
            "end": "2023-12"
          },
          "adjustment": null,
          "vintage": "2024-01-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/bank-deposit-share",
      "summary": {
        "basis": "assets",
        "big_four_share_pct": 71.45189280055124,
        "share_of": "total residents assets",
        "big_four_total_assets_share_pct": 71.45189280055124,
        "big_four_deposits_share_pct": 73.84807023418269,
        "hhi_over": "institutions listed, not banking groups",
        "cr4_pct": 71.45189280055124,
        "hhi": 1350.5645209483775,
        "total_aud_m": 5395296.4,
        "institutions": 126
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/bank-deposit-share?format=csv",
      "next": null
    }
  },
  "signal_charity_sector_health": {
    "data": {
      "scope": "A sample, not the full sector: sums are over the 80 charities in the annual information statements of 2023, of which 74 state a revenue. Counts are of the register as it is now.",
      "active_charities": 80,
      "by_size": [
        {
          "size": "Large",
          "charities": 20
        },
        {
          "size": "Medium",
          "charities": 20
        },
        {
          "size": null,
          "charities": 20
        },
        {
          "size": "Small",
          "charities": 20
        }
      ],
      "by_state": [
        {
          "state": "ACT",
          "charities": 10
        },
        {
          "state": "NT",
          "charities": 10
        },
        {
          "state": "SA",
          "charities": 10
        },
        {
          "state": "VIC",
          "charities": 10
        },
        {
          "state": "NSW",
          "charities": 8
        },
        {
          "state": null,
          "charities": 8
        },
        {
          "state": "QLD",
          "charities": 8
        },
        {
          "state": "TAS",
          "charities": 8
        },
        {
          "state": "WA",
          "charities": 8
        }
      ],
      "revenue_aud_m": 19.438551,
      "donations_aud_m": 3.360431,
      "expenses_aud_m": 19.783917,
      "staff": 414,
      "volunteers": 2280,
      "statements_left_out": 0,
      "reporting_year": "2023"
    },
    "meta": {
      "endpoint": "/v1/charity-sector-health",
      "query": {},
      "period": {
        "start": null,
        "end": null
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Charities and Not-for-profits Commission",
        "url": "https://data.gov.au/data/dataset/acnc-register",
        "attribution": "Source: Australian Charities and Not-for-profits Commission, ACNC charity register",
        "licence": {
          "name": "Creative Commons Attribution 3.0 Australia",
          "url": "https://creativecommons.org/licenses/by/3.0/au/"
        },
        "catalogue_number": null,
        "dataset_id": "ato.ACNC_REGISTER",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "13d98ac000032d2b2ac71b172575146d86020206a382a13efed99fb349ebcebd"
      },
      "sources": [
        {
          "name": "Australian Charities and Not-for-profits Commission",
          "url": "https://data.gov.au/data/dataset/acnc-register",
          "attribution": "Source: Australian Charities and Not-for-profits Commission, ACNC charity register",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "ato.ACNC_REGISTER",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "13d98ac000032d2b2ac71b172575146d86020206a382a13efed99fb349ebcebd"
        },
        {
          "name": "Australian Charities and Not-for-profits Commission",
          "url": "https://data.gov.au/data/dataset/acnc-2023-annual-information-statement-ais-data",
          "attribution": "Source: Australian Charities and Not-for-profits Commission, ACNC annual information statement financials",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "ato.ACNC_AIS_FINANCIALS",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "87fe25192e549b004f222fffd651d29351b59447b658e97e919c2fdc62bf3291"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "Reporting periods differ from charity to charity, basic religious charities need not report finances, and amounts are as the charity typed them.",
        "A person who volunteers for two charities counts twice."
      ],
      "sandbox": true,
      "headline": "80 charities are in the register; those that reported a revenue for 2023, a sample, had 19 million dollars.",
      "inputs": [
        {
          "input": "sizes",
          "dataset_id": "ato.ACNC_REGISTER",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "states",
          "dataset_id": "ato.ACNC_REGISTER",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "statements",
          "dataset_id": "ato.ACNC_AIS_FINANCIALS",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/charity-sector-health",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/charity-sector-health?format=csv",
      "next": null
    }
  },
  "signal_cost_of_living": {
    "data": {
      "period": "2026-06",
      "headline_cpi_yoy_pct": 3.8,
      "trimmed_mean_yoy_pct": 3.6,
      "groups": [
        {
          "name": "Housing",
          "yoy_pct": 6.8,
          "contribution_ppt": 1.4774,
          "rank": 1
        },
        {
          "name": "Food and non-alcoholic beverages",
          "yoy_pct": 3.3,
          "contribution_ppt": 0.5743,
          "rank": 2
        },
        {
          "name": "Recreation and culture",
          "yoy_pct": 3.3,
          "contribution_ppt": 0.4115,
          "rank": 3
        },
        {
          "name": "Alcohol and tobacco",
          "yoy_pct": 4.4,
          "contribution_ppt": 0.2895,
          "rank": 4
        },
        {
          "name": "Health",
          "yoy_pct": 3.7,
          "contribution_ppt": 0.2595,
          "rank": 5
        },
        {
          "name": "Education",
          "yoy_pct": 4.8,
          "contribution_ppt": 0.2305,
          "rank": 6
        },
        {
          "name": "Insurance and financial services",
          "yoy_pct": 3.2,
          "contribution_ppt": 0.1793,
          "rank": 7
        },
        {
          "name": "Clothing and footwear",
          "yoy_pct": 4.9,
          "contribution_ppt": 0.1564,
          "rank": 8
        },
        {
          "name": "Furnishings, household equipment and services",
          "yoy_pct": 1.6,
          "contribution_ppt": 0.1221,
          "rank": 9
        },
        {
          "name": "Communication",
          "yoy_pct": 2.2,
          "contribution_ppt": 0.0467,
          "rank": 10
        },
        {
          "name": "Transport",
          "yoy_pct": 0.1,
          "contribution_ppt": 0.01,
          "rank": 11
        }
      ],
      "cities": [
        {
          "city": "Sydney",
          "yoy_pct": null
        },
        {
          "city": "Melbourne",
          "yoy_pct": null
        },
        {
          "city": "Brisbane",
          "yoy_pct": null
        },
        {
          "city": "Adelaide",
          "yoy_pct": null
        },
        {
          "city": "Perth",
          "yoy_pct": null
        },
        {
          "city": "Hobart",
          "yoy_pct": null
        },
        {
          "city": "Darwin",
          "yoy_pct": null
        },
        {
          "city": "Canberra",
          "yoy_pct": null
        }
      ],
      "top_driver": "Housing",
      "living_cost_indexes": {
        "employee": null,
        "age_pensioner": null,
        "other_government_transfer": null,
        "pensioner_and_beneficiary": null,
        "self_funded_retiree": null
      },
      "living_cost_period": null
    },
    "meta": {
      "endpoint": "/v1/cost-of-living",
      "query": {},
      "period": {
        "start": "2026-06",
        "end": "2026-06"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-08-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6401.0",
        "dataset_id": "abs.CPI_MONTHLY",
        "release_date": null,
        "published_on_or_before": "2026-08-01",
        "retrieved_at": "2026-08-01T23:59:59.999Z",
        "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2026-08-02; the ABS has not been asked yet; AU.CPI.MONTHLY.YOY, AU.CPI.MONTHLY.TRIMMED, AU.CPI.FOOD.MONTHLY.YOY and 21 more end with 2026-06: 3 months are missing",
      "vintage": "2026-08-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is of the monthly consumer price index, original, of one month; the quarterly index gives other rates.",
        "Living cost indexes are quarterly, include mortgage interest charges and leave out the purchase of new dwellings, so they differ from the consumer price index by construction.",
        "The figures are adjusted in different ways: original (AU.CPI.MONTHLY.YOY, AU.CPI.FOOD.MONTHLY.YOY, AU.CPI.FOOD.MONTHLY.CONTRIBUTION and 20 more), seasonally adjusted (AU.CPI.MONTHLY.TRIMMED).",
        "No version of abs.SLCI is held yet."
      ],
      "headline": "Consumer prices rose 3.8 per cent over the year to June 2026; Housing contributed 1.5 percentage points, the most of eleven groups.",
      "inputs": [
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.MONTHLY.YOY"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-06",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "τ",
          "series_ids": [
            "AU.CPI.MONTHLY.TRIMMED"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-06",
            "end": "2026-06"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "g",
          "series_ids": [
            "AU.CPI.FOOD.MONTHLY.YOY",
            "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.YOY",
            "AU.CPI.CLOTHING.MONTHLY.YOY",
            "AU.CPI.HOUSING.MONTHLY.YOY",
            "AU.CPI.FURNISHINGS.MONTHLY.YOY",
            "AU.CPI.HEALTH.MONTHLY.YOY",
            "AU.CPI.TRANSPORT.MONTHLY.YOY",
            "AU.CPI.COMMUNICATION.MONTHLY.YOY",
            "AU.CPI.RECREATION.MONTHLY.YOY",
            "AU.CPI.EDUCATION.MONTHLY.YOY",
            "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.YOY"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-06",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "c",
          "series_ids": [
            "AU.CPI.FOOD.MONTHLY.CONTRIBUTION",
            "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.CONTRIBUTION",
            "AU.CPI.CLOTHING.MONTHLY.CONTRIBUTION",
            "AU.CPI.HOUSING.MONTHLY.CONTRIBUTION",
            "AU.CPI.FURNISHINGS.MONTHLY.CONTRIBUTION",
            "AU.CPI.HEALTH.MONTHLY.CONTRIBUTION",
            "AU.CPI.TRANSPORT.MONTHLY.CONTRIBUTION",
            "AU.CPI.COMMUNICATION.MONTHLY.CONTRIBUTION",
            "AU.CPI.RECREATION.MONTHLY.CONTRIBUTION",
            "AU.CPI.EDUCATION.MONTHLY.CONTRIBUTION",
            "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.CONTRIBUTION"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-06",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/cost-of-living",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/cost-of-living?format=csv",
      "next": null
    }
  },
  "signal_cpi_breadth": {
    "data": {
      "period": "2026-Q2",
      "threshold_pct": 3,
      "groups_above": 8,
      "groups_falling": 0,
      "groups_counted": 11,
      "breadth_pct": 72.72727272727273,
      "weight_above_pct": 77.1043457913084,
      "collection": "complete_monthly",
      "groups": [
        {
          "code": "20001",
          "name": "Food and non-alcoholic beverages",
          "annual_change_pct": 3.102593312336688,
          "weight_pct": 17.4394,
          "above": 1
        },
        {
          "code": "20006",
          "name": "Alcohol and tobacco",
          "annual_change_pct": 4.462821213778012,
          "weight_pct": 6.5784,
          "above": 1
        },
        {
          "code": "20002",
          "name": "Clothing and footwear",
          "annual_change_pct": 5.268524813052355,
          "weight_pct": 3.2535,
          "above": 1
        },
        {
          "code": "20003",
          "name": "Housing",
          "annual_change_pct": 6.516162134427894,
          "weight_pct": 21.3853,
          "above": 1
        },
        {
          "code": "20004",
          "name": "Furnishings, household equipment and services",
          "annual_change_pct": 1.4937506350980456,
          "weight_pct": 8.0177,
          "above": 0
        },
        {
          "code": "115486",
          "name": "Health",
          "annual_change_pct": 3.8214440264971117,
          "weight_pct": 6.7279,
          "above": 1
        },
        {
          "code": "20005",
          "name": "Transport",
          "annual_change_pct": 3.3360400595479733,
          "weight_pct": 11.4459,
          "above": 1
        },
        {
          "code": "115488",
          "name": "Communication",
          "annual_change_pct": 1.9522410240821575,
          "weight_pct": 2.1337,
          "above": 0
        },
        {
          "code": "115489",
          "name": "Recreation and culture",
          "annual_change_pct": 2.7426884525607598,
          "weight_pct": 12.7443,
          "above": 0
        },
        {
          "code": "115493",
          "name": "Education",
          "annual_change_pct": 4.782739387462009,
          "weight_pct": 4.6913,
          "above": 1
        },
        {
          "code": "126670",
          "name": "Insurance and financial services",
          "annual_change_pct": 3.1365437571361454,
          "weight_pct": 5.5828,
          "above": 1
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/cpi-breadth",
      "query": {
        "frequency": "q",
        "threshold": 3
      },
      "period": {
        "start": "2026-Q2",
        "end": "2026-Q2"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-08-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, quarterly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6401.0",
        "dataset_id": "abs.CPI",
        "release_date": null,
        "published_on_or_before": "2026-08-01",
        "retrieved_at": "2026-08-01T23:59:59.999Z",
        "sha256": "290aae40a14a4784b0f13bd9339dae6c89fe62462546e903ed2238d489eb4f4d"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "290aae40a14a4784b0f13bd9339dae6c89fe62462546e903ed2238d489eb4f4d"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index weights",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_WEIGHTS",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "bdc3528f274cc4485df64ea0280d924759d64b92bf299a780e13eb32d1b475cc"
        }
      ],
      "stale": true,
      "stale_reason": "abs.CPI, abs.CPI_WEIGHTS: Starter data of 2026-08-01; the ABS has not been asked yet. abs.CPI_MONTHLY: Starter data of 2026-08-02; the ABS has not been asked yet; AU.CPI.FOOD.MONTHLY.INDEX, AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX, AU.CPI.CLOTHING.MONTHLY.INDEX and 8 more end with 2026-06: 3 months are missing",
      "vintage": "2026-08-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The eleven groups are a coarse measure: each is made of expenditure classes, and a share of classes is another figure.",
        "Changes are computed from index numbers and not rounded; the published rate of a group has one decimal.",
        "Each weight holds at the prices of its link period; it is not the share of the group today.",
        "threshold = 3 per cent, from 1993-01-01: Upper end of the inflation target of 2 to 3 per cent, Statement on the Conduct of Monetary Policy; set for all groups together, not for each (https://www.rba.gov.au/inflation/inflation-target.html)"
      ],
      "headline": "8 of the 11 groups of the consumer price index, with 77.1 per cent of its weight, rose more than 3 per cent over the year to the June quarter 2026, and 8 over the year to the March quarter 2026.",
      "inputs": [
        {
          "input": "I.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/cpi-breadth",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/cpi-breadth?format=csv",
      "next": null
    }
  },
  "signal_cpi_by_city": {
    "data": [
      {
        "period": "2026-01",
        "city": "Sydney",
        "group": "All groups",
        "annual_change_pct": 3.9,
        "national_pct": 3.8,
        "delta_ppt": 0.1
      },
      {
        "period": "2026-01",
        "city": "Melbourne",
        "group": "All groups",
        "annual_change_pct": 3.3,
        "national_pct": 3.8,
        "delta_ppt": -0.5
      },
      {
        "period": "2026-01",
        "city": "Brisbane",
        "group": "All groups",
        "annual_change_pct": 4.3,
        "national_pct": 3.8,
        "delta_ppt": 0.5
      },
      {
        "period": "2026-01",
        "city": "Adelaide",
        "group": "All groups",
        "annual_change_pct": 3.5,
        "national_pct": 3.8,
        "delta_ppt": -0.3
      },
      {
        "period": "2026-01",
        "city": "Perth",
        "group": "All groups",
        "annual_change_pct": 4.9,
        "national_pct": 3.8,
        "delta_ppt": 1.1
      },
      {
        "period": "2026-01",
        "city": "Hobart",
        "group": "All groups",
        "annual_change_pct": 3.6,
        "national_pct": 3.8,
        "delta_ppt": -0.2
      },
      {
        "period": "2026-01",
        "city": "Darwin",
        "group": "All groups",
        "annual_change_pct": 3.1,
        "national_pct": 3.8,
        "delta_ppt": -0.7
      },
      {
        "period": "2026-01",
        "city": "Canberra",
        "group": "All groups",
        "annual_change_pct": 3.6,
        "national_pct": 3.8,
        "delta_ppt": -0.2
      }
    ],
    "meta": {
      "endpoint": "/v1/cpi-by-city",
      "query": {},
      "period": {
        "start": "2026-01",
        "end": "2026-01"
      },
      "row_count": 8,
      "total_rows": 8,
      "truncated": false,
      "retrieved_at": "2026-08-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6401.0",
        "dataset_id": "abs.CPI_MONTHLY",
        "release_date": null,
        "published_on_or_before": "2026-08-01",
        "retrieved_at": "2026-08-01T23:59:59.999Z",
        "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2026-08-02; the ABS has not been asked yet; AU.CPI.MONTHLY.YOY ends with 2026-06: 3 months are missing; AU.CPI.MONTHLY.YOY.SYDNEY, AU.CPI.MONTHLY.YOY.MELBOURNE, AU.CPI.MONTHLY.YOY.BRISBANE and 5 more end with 2026-01: 8 months are missing, and others of abs.CPI_MONTHLY go to 2026-06",
      "vintage": "2026-08-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Levels cannot be compared between cities: the index measures how prices change in each, not where living is dearer.",
        "Inflation is of the monthly consumer price index, original.",
        "Not among the series that are stored, and therefore absent: AU.CPI.FOOD.MONTHLY.YOY.SYDNEY, AU.CPI.FOOD.MONTHLY.YOY.MELBOURNE, AU.CPI.FOOD.MONTHLY.YOY.BRISBANE and 85 more."
      ],
      "headline": "Consumer prices in Perth rose 4.9 per cent over the year to January 2026, the most of the capital cities shown, and in Darwin rose 3.1 per cent, the least.",
      "inputs": [
        {
          "input": "n",
          "series_ids": [
            "AU.CPI.MONTHLY.YOY"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-01",
            "end": "2026-01"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "a",
          "series_ids": [
            "AU.CPI.MONTHLY.YOY.SYDNEY",
            "AU.CPI.MONTHLY.YOY.MELBOURNE",
            "AU.CPI.MONTHLY.YOY.BRISBANE",
            "AU.CPI.MONTHLY.YOY.ADELAIDE",
            "AU.CPI.MONTHLY.YOY.PERTH",
            "AU.CPI.MONTHLY.YOY.HOBART",
            "AU.CPI.MONTHLY.YOY.DARWIN",
            "AU.CPI.MONTHLY.YOY.CANBERRA"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-01",
            "end": "2026-01"
          },
          "adjustment": "original",
          "vintage": "2026-03-10T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/cpi-by-city",
      "summary": {
        "national_pct": 3.8,
        "highest_city": "Perth",
        "lowest_city": "Darwin"
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/cpi-by-city?format=csv",
      "next": null
    }
  },
  "signal_credit_impulse": {
    "data": {
      "period": "2022-Q4",
      "credit_aud_bn": 3507.749,
      "credit_flow_aud_bn": 271.527,
      "flow_change_aud_bn": 49.549,
      "gdp_annual_aud_bn": 2491.143,
      "credit_impulse_pct_gdp": 1.9890066527694314,
      "rounding_bound_pct_gdp": null,
      "credit_definition": "former_total",
      "credit_basis": "levels_as_published",
      "breaks": [
        "credit-2021-01",
        "credit-2021-02",
        "credit-2021-04",
        "credit-2021-05",
        "credit-2021-06",
        "credit-2021-08",
        "credit-2021-10",
        "credit-2021-12",
        "credit-2022-03",
        "credit-2022-04",
        "credit-2022-05",
        "credit-2022-09",
        "credit-2022-10",
        "credit-2022-12"
      ]
    },
    "meta": {
      "endpoint": "/v1/credit-impulse",
      "query": {
        "method": "annual"
      },
      "period": {
        "start": "2022-Q4",
        "end": "2022-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-10-31T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Lending and credit aggregates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table D2",
        "dataset_id": "rba.D2",
        "release_date": "2023-01-31",
        "retrieved_at": "2024-02-01T23:59:59.999Z",
        "sha256": "a6a5c3a3d29dd3a60e8f08c37e1c34058302df54a9c39616dd63a833e6361c79"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Lending and credit aggregates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table D2",
          "dataset_id": "rba.D2",
          "release_date": "2023-01-31",
          "retrieved_at": "2024-02-01T23:59:59.999Z",
          "sha256": "a6a5c3a3d29dd3a60e8f08c37e1c34058302df54a9c39616dd63a833e6361c79"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Growth in selected financial aggregates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table D1",
          "dataset_id": "rba.D1",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "687afc35a6698f25f884b4ffdd93a874841e625f40e11d3e22495aa95f05e91b"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
          "attribution": "Source: Australian Bureau of Statistics, National accounts key aggregates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5206.0",
          "dataset_id": "abs.ANA_AGG",
          "release_date": null,
          "published_on_or_before": "2026-03-04",
          "retrieved_at": "2026-03-04T23:59:59.999Z",
          "sha256": "b6a48bb9ac9c331c529df7a267cdf3cb481ef108830e904f07649cea45589ed0"
        }
      ],
      "stale": true,
      "stale_reason": "rba.D2: Starter data published 2023-01-31; the RBA has not been asked yet; AU.CREDIT.TOTAL.FORMER ends with 2022-12: 44 months are missing. rba.D1: Starter data of 2026-10-31; the RBA has not been asked yet. abs.ANA_AGG: Starter data of 2026-03-10; the ABS has not been asked yet; AU.GDP.NOMINAL ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-10-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Credit and GDP are seasonally adjusted. Credit is an end-of-month level, GDP a flow of the quarter.",
        "Levels before the quarter of a row are chained back from it, across breaks with break-adjusted growth from D1, over twelve months by the annual method and month by month by the others; rounding_bound_pct_gdp says what its rounding may do.",
        "The impulse is the change of a flow, so that revisions and breaks of the level weigh heavily; single quarters are noisy.",
        "Figures on both sides of a break in a series are in 2022-Q4: see meta.breaks and the member breaks of each row.",
        "Rows of former_total are of total credit as it was defined until 2023; it is not continued and not spliced to the present one.",
        "Rows of levels_as_published are not adjusted for breaks in the series, because growth from D1 is not held for all of their time."
      ],
      "headline": "The flow of credit in the December quarter 2022 was 49.5 billion dollars more than the one it is compared with, 1.99 per cent of GDP, after 5.63.",
      "inputs": [
        {
          "input": "D",
          "series_ids": [
            "AU.CREDIT.TOTAL"
          ],
          "dataset_id": "rba.D2",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2023-01-31T23:59:59.999Z"
        },
        {
          "input": "g",
          "series_ids": [
            "AU.CREDIT.TOTAL.YOY"
          ],
          "dataset_id": "rba.D1",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-10-31T23:59:59.999Z"
        },
        {
          "input": "E",
          "series_ids": [
            "AU.CREDIT.TOTAL.FORMER"
          ],
          "dataset_id": "rba.D2",
          "period": {
            "start": "2022-10",
            "end": "2022-12"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2023-01-31T23:59:59.999Z"
        },
        {
          "input": "e",
          "series_ids": [
            "AU.CREDIT.TOTAL.FORMER.YOY"
          ],
          "dataset_id": "rba.D1",
          "period": {
            "start": null,
            "end": null
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-10-31T23:59:59.999Z"
        },
        {
          "input": "Y",
          "series_ids": [
            "AU.GDP.NOMINAL"
          ],
          "dataset_id": "abs.ANA_AGG",
          "period": {
            "start": "2022-Q4",
            "end": "2022-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-03-04T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "credit-2021-01",
            "credit-2021-02",
            "credit-2021-04",
            "credit-2021-05",
            "credit-2021-06",
            "credit-2021-08",
            "credit-2021-10",
            "credit-2021-12",
            "credit-2022-03",
            "credit-2022-04",
            "credit-2022-05",
            "credit-2022-09",
            "credit-2022-10",
            "credit-2022-12"
          ],
          "periods": [
            "2021-01",
            "2021-02",
            "2021-04",
            "2021-05",
            "2021-06",
            "2021-08",
            "2021-10",
            "2021-12",
            "2022-03",
            "2022-04",
            "2022-05",
            "2022-09",
            "2022-10",
            "2022-12"
          ],
          "kind": "collection",
          "what": "Banks and other lenders that were newly established, or changed what they report or how it is collected. Growth adjusted for breaks is in D1.",
          "size": null,
          "growth": "given",
          "source": "RBA, d02hist.xlsx, sheet Series breaks, 2021-01",
          "series": [
            "AU.CREDIT.TOTAL.FORMER"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/credit-impulse",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/credit-impulse?format=csv",
      "next": null
    }
  },
  "signal_economic_dashboard": {
    "data": {
      "period": null,
      "cash_rate_pct": 4.1,
      "cpi_annual_pct": 3.6,
      "unemployment_rate_pct": 4.46182469,
      "wage_growth_annual_pct": 3.4,
      "household_spending_annual_pct": 5.5,
      "indicators": [
        {
          "id": "cash_rate",
          "name": "Cash rate target",
          "value": 4.1,
          "unit": "Per cent",
          "period": "2026-03-18",
          "previous_value": 3.85,
          "change": 0.25,
          "series_id": "AU.CASHRATE"
        },
        {
          "id": "cpi_annual",
          "name": "Consumer price inflation (quarterly CPI, all groups, year-ended)",
          "value": 3.6,
          "unit": "Per cent",
          "period": "2025-Q4",
          "previous_value": 3.2,
          "change": 0.4,
          "series_id": "AU.CPI.YOY"
        },
        {
          "id": "unemployment_rate",
          "name": "Unemployment rate (seasonally adjusted)",
          "value": 4.46182469,
          "unit": "Per cent",
          "period": "2026-07",
          "previous_value": 4.4283437,
          "change": 0.03348099,
          "series_id": "AU.UNEMP.SA"
        },
        {
          "id": "wage_growth_annual",
          "name": "Wage price index (year-ended, seasonally adjusted)",
          "value": 3.4,
          "unit": "Per cent",
          "period": "2025-Q4",
          "previous_value": 3.3,
          "change": 0.1,
          "series_id": "AU.WPI.YOY"
        },
        {
          "id": "household_spending_annual",
          "name": "Household spending (through the year, seasonally adjusted)",
          "value": 5.5,
          "unit": "Per cent",
          "period": "2026-05",
          "previous_value": null,
          "change": null,
          "series_id": "AU.HOUSEHOLD.SPENDING.YOY"
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/economic-dashboard",
      "query": {},
      "period": {
        "start": "2025-Q4",
        "end": "2026-07"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-09-30T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table A2",
        "dataset_id": "rba.A2",
        "release_date": "2026-03-17",
        "retrieved_at": "2026-03-17T23:59:59.999Z",
        "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table A2",
          "dataset_id": "rba.A2",
          "release_date": "2026-03-17",
          "retrieved_at": "2026-03-17T23:59:59.999Z",
          "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2026-09-30",
          "retrieved_at": "2026-09-30T23:59:59.999Z",
          "sha256": "9998244693d4df5dee15b0ab46f0a6c8f797f39a37ebf55ea8bb3e67efa81b51"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/finance/monthly-household-spending-indicator",
          "attribution": "Source: Australian Bureau of Statistics, Monthly Household Spending Indicator",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5682.0",
          "dataset_id": "abs.HSI_M",
          "release_date": null,
          "published_on_or_before": "2026-07-31",
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "9e5eabe38d0c239de3a0f394f7af91d927151be7b88e7902896ae5d08d7427e9"
        }
      ],
      "stale": true,
      "stale_reason": "rba.A2: Starter data published 2026-03-17; the RBA has not been asked yet. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing. abs.LF: Starter data of 2026-10-31; the ABS has not been asked yet; AU.UNEMP.SA ends with 2026-07: 2 months are missing. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet; AU.WPI.YOY ends with 2025-Q4: 2 quarters are missing. abs.HSI_M: Starter data of 2026-07-31; the ABS has not been asked yet; AU.HOUSEHOLD.SPENDING.YOY ends with 2026-05: 4 months are missing",
      "vintage": "2026-09-30T23:59:59.999Z",
      "next_release": "2026-12-08T03:30:00.000Z",
      "notes": [
        "Inflation is the quarterly consumer price index; the monthly one is the series AU.CPI.MONTHLY.YOY.",
        "The indicators have different reference periods: each names its own.",
        "The inputs end at different periods: AU.CASHRATE 2025-Q4, AU.CPI.YOY 2025-Q4, AU.UNEMP.SA 2026-Q2, AU.WPI.YOY 2025-Q4, AU.HOUSEHOLD.SPENDING.YOY 2024-Q4. A row needs all of them."
      ],
      "headline": "The cash rate target is 4.10 per cent since 18 March 2026, consumer prices rose 3.6 per cent over the year to the December quarter 2025, the unemployment rate was 4.5 per cent in July 2026, wages rose 3.4 per cent over the year to the December quarter 2025 and household spending rose 5.5 per cent over the year to May 2026.",
      "inputs": [
        {
          "input": "i",
          "series_ids": [
            "AU.CASHRATE"
          ],
          "dataset_id": "rba.A2",
          "period": {
            "start": "2026-03-18",
            "end": "2026-03-18"
          },
          "adjustment": "original",
          "vintage": "2026-03-17T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-01-29T23:59:59.999Z"
        },
        {
          "input": "u",
          "series_ids": [
            "AU.UNEMP.SA"
          ],
          "dataset_id": "abs.LF",
          "period": {
            "start": "2026-07",
            "end": "2026-07"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-09-30T23:59:59.999Z"
        },
        {
          "input": "g",
          "series_ids": [
            "AU.WPI.YOY"
          ],
          "dataset_id": "abs.WPI",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-04-01T23:59:59.999Z"
        },
        {
          "input": "h",
          "series_ids": [
            "AU.HOUSEHOLD.SPENDING.YOY"
          ],
          "dataset_id": "abs.HSI_M",
          "period": {
            "start": "2026-05",
            "end": "2026-05"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-07-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/economic-dashboard",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/economic-dashboard?format=csv",
      "next": null
    }
  },
  "signal_energy_snapshot": {
    "data": [
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -75.87071,
        "demand_mw": 5772.65,
        "generation_mw": 5730.19,
        "net_import_mw": 42.46,
        "renewable_share_pct": 39.421439070041316,
        "renewable_share_with_rooftop_pct": 83.73914486574768,
        "rooftop_pv_mw": 2742.3
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -59.17371,
        "demand_mw": 5058.65,
        "generation_mw": 5375.49,
        "net_import_mw": -316.84,
        "renewable_share_pct": 8.172038021696121,
        "renewable_share_with_rooftop_pct": 85.68474122316849,
        "rooftop_pv_mw": 2245.301
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -59.31221,
        "demand_mw": 1034.6,
        "generation_mw": 1176.53,
        "net_import_mw": -141.93,
        "renewable_share_pct": 38.70598520764221,
        "renewable_share_with_rooftop_pct": 87.17243967578189,
        "rooftop_pv_mw": 647.333
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -58.79446,
        "demand_mw": 1038.23,
        "generation_mw": 879.46,
        "net_import_mw": 158.77,
        "renewable_share_pct": 100,
        "renewable_share_with_rooftop_pct": 100,
        "rooftop_pv_mw": 96.719
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -73.38146,
        "demand_mw": 4242.61,
        "generation_mw": 3985.07,
        "net_import_mw": 257.54,
        "renewable_share_pct": 14.023637960966857,
        "renewable_share_with_rooftop_pct": 68.99414909497331,
        "rooftop_pv_mw": 1567.53
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "NEM",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "spot_price_aud_per_mwh": -68.29576017688491,
        "demand_mw": 17146.74,
        "generation_mw": 17146.74,
        "net_import_mw": null,
        "renewable_share_pct": 31.25743805716996,
        "renewable_share_with_rooftop_pct": 81.4466999525489,
        "rooftop_pv_mw": 7299.183
      }
    ],
    "meta": {
      "endpoint": "/v1/energy-snapshot",
      "query": {},
      "period": {
        "start": "2026-11-21T09:30:00+10:00",
        "end": "2026-11-21T10:05:00+10:00"
      },
      "row_count": 6,
      "total_rows": 6,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Energy Market Operator",
        "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
        "attribution": "Source: Australian Energy Market Operator, Dispatch price",
        "licence": {
          "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
          "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
        },
        "catalogue_number": null,
        "dataset_id": "aemo.dispatch_price",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
      },
      "sources": [
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
          "attribution": "Source: Australian Energy Market Operator, Dispatch price",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.dispatch_price",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
        },
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
          "attribution": "Source: Australian Energy Market Operator, Regional demand and generation",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.dispatch_region",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
        },
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/Dispatch_SCADA/",
          "attribution": "Source: Australian Energy Market Operator, Unit generation (SCADA)",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.generation_scada",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "f48bd8bc6b692ec781ec3f238afbd9c972de8099d9b194ffb7c1270188b184f0"
        },
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/ROOFTOP_PV/ACTUAL/",
          "attribution": "Source: Australian Energy Market Operator, Rooftop PV actual and forecast",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.rooftop_pv",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1ff461226abc0ba2552070c326741b06ce5624d49c805c041076b997d70d9103"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "Rooftop solar is in neither demand nor generation: it lowers the demand that is shown.",
        "The renewable share is of the output of units with meters of their own; batteries and loads are left out of both sums.",
        "Rooftop solar is of the half hour ending 2026-11-21T09:30:00+10:00.",
        "The figures are about different periods: 2026-11-21T10:05:00+10:00 (aemo.dispatch_price, aemo.dispatch_region, aemo.generation_scada), 2026-11-21T09:30:00+10:00 (aemo.rooftop_pv)."
      ],
      "sandbox": true,
      "headline": "Electricity cost -68.30 dollars a megawatt hour across the market in the five minutes to 10:05 on 21 November 2026 (market time), at a demand of 17,147 megawatts.",
      "inputs": [
        {
          "input": "price",
          "dataset_id": "aemo.dispatch_price",
          "period": {
            "start": "2026-11-21T10:05:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "load",
          "dataset_id": "aemo.dispatch_region",
          "period": {
            "start": "2026-11-21T10:05:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "s",
          "dataset_id": "aemo.generation_scada",
          "period": {
            "start": "2026-11-21T09:30:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "rooftop",
          "dataset_id": "aemo.rooftop_pv",
          "period": {
            "start": "2026-11-21T09:30:00+10:00",
            "end": "2026-11-21T09:30:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/energy-snapshot",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/energy-snapshot?format=csv",
      "next": null
    }
  },
  "signal_gdp_per_capita_run": {
    "data": {
      "period": "2025-Q4",
      "gdp_per_capita_aud": 24923,
      "quarterly_change_pct": 0.36646262886597114,
      "published_change_pct": 0.4,
      "quarters_of_decline": 0,
      "quarters_of_published_decline": 0,
      "decline_began": null,
      "change_over_decline_pct": null
    },
    "meta": {
      "endpoint": "/v1/gdp-per-capita-run",
      "query": {},
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-03-04T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
        "attribution": "Source: Australian Bureau of Statistics, National accounts key aggregates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "5206.0",
        "dataset_id": "abs.ANA_AGG",
        "release_date": null,
        "published_on_or_before": "2026-03-04",
        "retrieved_at": "2026-03-04T23:59:59.999Z",
        "sha256": "b6a48bb9ac9c331c529df7a267cdf3cb481ef108830e904f07649cea45589ed0"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
          "attribution": "Source: Australian Bureau of Statistics, National accounts key aggregates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5206.0",
          "dataset_id": "abs.ANA_AGG",
          "release_date": null,
          "published_on_or_before": "2026-03-04",
          "retrieved_at": "2026-03-04T23:59:59.999Z",
          "sha256": "b6a48bb9ac9c331c529df7a267cdf3cb481ef108830e904f07649cea45589ed0"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2026-03-10; the ABS has not been asked yet; AU.GDP.PER.CAPITA, AU.GDP.PER.CAPITA.QOQ end with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-03-04T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The count depends on the vintage: population and volumes are revised, and quarters that were first published as falls may no longer be.",
        "Levels are published in whole dollars at the prices of a reference year.",
        "The count is of falls in a row; it names no recession."
      ],
      "headline": "Gross domestic product per capita rose 0.4 per cent in the December quarter 2025.",
      "inputs": [
        {
          "input": "Y",
          "series_ids": [
            "AU.GDP.PER.CAPITA"
          ],
          "dataset_id": "abs.ANA_AGG",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-03-04T23:59:59.999Z"
        },
        {
          "input": "g",
          "series_ids": [
            "AU.GDP.PER.CAPITA.QOQ"
          ],
          "dataset_id": "abs.ANA_AGG",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-03-04T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/gdp-per-capita-run",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/gdp-per-capita-run?format=csv",
      "next": null
    }
  },
  "signal_gender_pay_context": {
    "data": {
      "period": "FY2024-25",
      "industry": "All industries",
      "gender_pay_gap_pct": 11.2,
      "midpoint_employer_gap_pct": 11.2,
      "average_total_remuneration_gap_pct": 21.1,
      "full_time_ordinary_earnings_gap_pct": null,
      "full_time_ordinary_earnings_period": null,
      "measure": "mid-point of employers' average total remuneration gaps, private sector",
      "all_industries_pct": 11.2,
      "rank": null,
      "of": 19,
      "female_share_of_employment_pct": null,
      "reporting_year": "2024-25",
      "industries": [
        {
          "industry": "Construction",
          "code": "E",
          "gender_pay_gap_pct": 23.75,
          "employers": 453,
          "rank": 1
        },
        {
          "industry": "Financial and Insurance Services",
          "code": "K",
          "gender_pay_gap_pct": 21.4,
          "employers": 400,
          "rank": 2
        },
        {
          "industry": "Rental, Hiring and Real Estate Services",
          "code": "L",
          "gender_pay_gap_pct": 20.05,
          "employers": 126,
          "rank": 3
        },
        {
          "industry": "Electricity, Gas, Water and Waste Services",
          "code": "D",
          "gender_pay_gap_pct": 19.05,
          "employers": 100,
          "rank": 4
        },
        {
          "industry": "Mining",
          "code": "B",
          "gender_pay_gap_pct": 18.8,
          "employers": 283,
          "rank": 5
        },
        {
          "industry": "Professional, Scientific and Technical Services",
          "code": "M",
          "gender_pay_gap_pct": 16.2,
          "employers": 985,
          "rank": 6
        },
        {
          "industry": "Wholesale Trade",
          "code": "F",
          "gender_pay_gap_pct": 15.05,
          "employers": 498,
          "rank": 7
        },
        {
          "industry": "Manufacturing",
          "code": "C",
          "gender_pay_gap_pct": 13.6,
          "employers": 900,
          "rank": 8
        },
        {
          "industry": "Agriculture, Forestry and Fishing",
          "code": "A",
          "gender_pay_gap_pct": 12.75,
          "employers": 108,
          "rank": 9
        },
        {
          "industry": "Transport, Postal and Warehousing",
          "code": "I",
          "gender_pay_gap_pct": 12.2,
          "employers": 383,
          "rank": 10
        },
        {
          "industry": "Information Media and Telecommunications",
          "code": "J",
          "gender_pay_gap_pct": 12.2,
          "employers": 171,
          "rank": 10
        },
        {
          "industry": "Other Services",
          "code": "S",
          "gender_pay_gap_pct": 11.65,
          "employers": 254,
          "rank": 12
        },
        {
          "industry": "Retail Trade",
          "code": "G",
          "gender_pay_gap_pct": 10,
          "employers": 515,
          "rank": 13
        },
        {
          "industry": "Administrative and Support Services",
          "code": "N",
          "gender_pay_gap_pct": 7.3,
          "employers": 532,
          "rank": 14
        },
        {
          "industry": "Education and Training",
          "code": "P",
          "gender_pay_gap_pct": 7.2,
          "employers": 713,
          "rank": 15
        },
        {
          "industry": "Arts and Recreation Services",
          "code": "R",
          "gender_pay_gap_pct": 6.55,
          "employers": 180,
          "rank": 16
        },
        {
          "industry": "Accommodation and Food Services",
          "code": "H",
          "gender_pay_gap_pct": 5,
          "employers": 567,
          "rank": 17
        },
        {
          "industry": "Public Administration and Safety",
          "code": "O",
          "gender_pay_gap_pct": 3.95,
          "employers": 66,
          "rank": 18
        },
        {
          "industry": "Health Care and Social Assistance",
          "code": "Q",
          "gender_pay_gap_pct": 3.5,
          "employers": 1257,
          "rank": 19
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/gender-pay-context",
      "query": {},
      "period": {
        "start": "FY2024-25",
        "end": "FY2024-25"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-07-08T23:59:59.999Z",
      "source": {
        "name": "Workplace Gender Equality Agency",
        "url": "https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report",
        "attribution": "Source: Workplace Gender Equality Agency, Headline gender pay gap by industry and size band",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": null,
        "dataset_id": "wgea.HEADLINE_GAP",
        "release_date": null,
        "published_on_or_before": "2026-07-08",
        "retrieved_at": "2026-07-08T23:59:59.999Z",
        "sha256": "4b704bccefd54b51862fd39233dc73ef7d5292a7a5c1b22f463bcb98fd682abe"
      },
      "sources": [
        {
          "name": "Workplace Gender Equality Agency",
          "url": "https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report",
          "attribution": "Source: Workplace Gender Equality Agency, Headline gender pay gap by industry and size band",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": null,
          "dataset_id": "wgea.HEADLINE_GAP",
          "release_date": null,
          "published_on_or_before": "2026-07-08",
          "retrieved_at": "2026-07-08T23:59:59.999Z",
          "sha256": "4b704bccefd54b51862fd39233dc73ef7d5292a7a5c1b22f463bcb98fd682abe"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/earnings-and-working-conditions/average-weekly-earnings-australia",
          "attribution": "Source: Australian Bureau of Statistics, Average weekly earnings",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6302.0",
          "dataset_id": "abs.AWE",
          "release_date": null,
          "published_on_or_before": "2024-07-11",
          "retrieved_at": "2024-07-11T23:59:59.999Z",
          "sha256": "38ac30d5abc5aecc72c0eb6cf3b307a4e980c99ee2b3c12f7cf7ab0609157060"
        }
      ],
      "stale": true,
      "stale_reason": "wgea.HEADLINE_GAP: Starter data of 2026-07-08; WGEA has not been asked yet. abs.AWE: Starter data of 2024-07-11; the ABS has not been asked yet",
      "vintage": "2026-07-08T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Three gaps are quoted, and none is another: the mid-point of employers (11.2 for 2024-25), the Agency's average total remuneration over all employees (21.1 for 2024-25) and the ABS full-time adult ordinary time earnings (11.9 for November 2024).",
        "The gap is the mid-point of employers' average total remuneration gaps in the private sector; the Agency's headline over all employees is another measure.",
        "Only the newest reporting year is published in the workbook.",
        "average_total_remuneration_gap_pct: WGEA, Australia's Gender Equality Scorecard 2024-25, https://www.wgea.gov.au/publications/australias-gender-equality-scorecard",
        "No version of wgea.WORKFORCE_COMPOSITION is held yet."
      ],
      "headline": "Half of the private employers of all industries had a gap in average total remuneration above 11.2 per cent in 2024-25.",
      "inputs": [
        {
          "input": "g",
          "dataset_id": "wgea.HEADLINE_GAP",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": null,
          "vintage": "2026-07-08T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/gender-pay-context",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/gender-pay-context?format=csv",
      "next": null
    }
  },
  "signal_growth_contributions": {
    "data": {
      "period": "2026-Q3",
      "gdp_growth_pct": 0.8,
      "components": [
        {
          "code": "DOMESTIC.FINAL.DEMAND",
          "name": "domestic final demand",
          "within": null,
          "contribution_ppt": 0.23,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "CONSUMPTION.HOUSEHOLD",
          "name": "household consumption",
          "within": "DOMESTIC.FINAL.DEMAND",
          "contribution_ppt": 0.32,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "CONSUMPTION.GOVERNMENT",
          "name": "government consumption",
          "within": "DOMESTIC.FINAL.DEMAND",
          "contribution_ppt": 0.37,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "INVESTMENT.PRIVATE",
          "name": "private investment",
          "within": "DOMESTIC.FINAL.DEMAND",
          "contribution_ppt": 0.23,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "INVESTMENT.GOVERNMENT",
          "name": "general government investment",
          "within": "DOMESTIC.FINAL.DEMAND",
          "contribution_ppt": 0.27,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "INVENTORIES",
          "name": "changes in inventories",
          "within": null,
          "contribution_ppt": 0.23,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "EXPORTS",
          "name": "exports",
          "within": null,
          "contribution_ppt": 0.16,
          "growth_pct": null,
          "share_of_gdp_pct": null
        },
        {
          "code": "IMPORTS",
          "name": "imports",
          "within": null,
          "contribution_ppt": 0.54,
          "growth_pct": null,
          "share_of_gdp_pct": null
        }
      ],
      "other_final_demand_ppt": -0.96,
      "residual_ppt": -0.36,
      "method": "published"
    },
    "meta": {
      "endpoint": "/v1/growth-contributions",
      "query": {
        "method": "published"
      },
      "period": {
        "start": "2026-Q3",
        "end": "2026-Q3"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
        "attribution": "Source: Australian Bureau of Statistics, National accounts key aggregates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "5206.0",
        "dataset_id": "abs.ANA_AGG",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "9260017e021b4a3a0a3578658c132960ab2cd3e79abe0aad4b083455ca0177c3"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
          "attribution": "Source: Australian Bureau of Statistics, National accounts key aggregates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5206.0",
          "dataset_id": "abs.ANA_AGG",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "9260017e021b4a3a0a3578658c132960ab2cd3e79abe0aad4b083455ca0177c3"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product",
          "attribution": "Source: Australian Bureau of Statistics, Expenditure on gross domestic product",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5206.0",
          "dataset_id": "abs.ANA_EXP",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "0d0fcb7d09f0fd0e24f0f497452287f7cc3880767fcfccf79dbf1811c2b5124e"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "Contributions add up to growth but for the residual: expenditure is one of three measures of gross domestic product, whose mean its growth is of, and published figures are rounded.",
        "A contribution is no difference of chain volumes over the chain volume of the whole: away from their reference year these do not add up."
      ],
      "sandbox": true,
      "headline": "Gross domestic product rose 0.8 per cent in the September quarter 2026; in percentage points domestic final demand 0.2, changes in inventories 0.2, exports 0.2 and imports 0.5 contributed to it, and -0.4 is the residual.",
      "inputs": [
        {
          "input": "g",
          "series_ids": [
            "AU.GDP.QOQ"
          ],
          "dataset_id": "abs.ANA_AGG",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.DOMESTIC.FINAL.DEMAND",
          "series_ids": [
            "AU.GDP.DOMESTIC.FINAL.DEMAND.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.CONSUMPTION.HOUSEHOLD",
          "series_ids": [
            "AU.GDP.CONSUMPTION.HOUSEHOLD.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.CONSUMPTION.GOVERNMENT",
          "series_ids": [
            "AU.GDP.CONSUMPTION.GOVERNMENT.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.INVESTMENT.PRIVATE",
          "series_ids": [
            "AU.GDP.INVESTMENT.PRIVATE.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.INVESTMENT.GOVERNMENT",
          "series_ids": [
            "AU.GDP.INVESTMENT.GOVERNMENT.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.INVENTORIES",
          "series_ids": [
            "AU.GDP.INVENTORIES.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.EXPORTS",
          "series_ids": [
            "AU.GDP.EXPORTS.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "C.IMPORTS",
          "series_ids": [
            "AU.GDP.IMPORTS.CONTRIBUTION"
          ],
          "dataset_id": "abs.ANA_EXP",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/growth-contributions",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/growth-contributions?format=csv",
      "next": null
    }
  },
  "signal_household_debt_service": {
    "data": {
      "period": "2024-Q1",
      "loan_rate_pct": 5.933333333333334,
      "rate_basis": "outstanding",
      "debt_to_income_pct": 184.685918791082,
      "maturity_years": 18,
      "interest_to_income_pct": 10.958031181604198,
      "debt_service_ratio_pct": 16.97166466655981,
      "status": "estimate"
    },
    "meta": {
      "endpoint": "/v1/household-debt-service",
      "query": {
        "rate": "outstanding",
        "maturity": 18
      },
      "period": {
        "start": "2024-Q1",
        "end": "2024-Q1"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-05-11T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Housing lending rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F6",
        "dataset_id": "rba.F6",
        "release_date": "2026-05-08",
        "retrieved_at": "2026-05-11T23:59:59.999Z",
        "sha256": "8cf83fa3f518bcee647dca1aabded11c40aeb456a29a3804de54250bcdf3939d"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Housing lending rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F6",
          "dataset_id": "rba.F6",
          "release_date": "2026-05-08",
          "retrieved_at": "2026-05-11T23:59:59.999Z",
          "sha256": "8cf83fa3f518bcee647dca1aabded11c40aeb456a29a3804de54250bcdf3939d"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Household finances: selected ratios",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table E2",
          "dataset_id": "rba.E2",
          "release_date": "2024-06-28",
          "retrieved_at": "2024-07-11T23:59:59.999Z",
          "sha256": "d56a910878979128f1505595a80e1b8c7712546a911924a6d51c2aedd906af10"
        }
      ],
      "stale": true,
      "stale_reason": "rba.F6: Starter data published 2026-05-08; the RBA has not been asked yet; AU.MORTGAGE.OUTSTANDING ends with 2026-03: 6 months are missing. rba.E2: Starter data published 2024-06-28; the RBA has not been asked yet; AU.HOUSEHOLD.DEBT.INCOME ends with 2024-Q1: 9 quarters are missing",
      "vintage": "2026-05-08T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "An estimate by formula, not a measurement: one housing loan rate stands for all debt of households, and its maturity is an assumption.",
        "The Reserve Bank publishes scheduled payments in table E13, from what lenders report; the two are not to be set on one axis.",
        "The Bank for International Settlements publishes ratios of its own for Australia, by the same method from other rates and incomes.",
        "It is of all households together, with and without debt; those with a mortgage pay more of their income.",
        "maturity = 18 years, from 2015-09-13: Bank for International Settlements, How much income is used for debt payments?, September 2015: 18 years for households of all countries (https://www.bis.org/publ/qtrpdf/r_qt1509h.htm)",
        "The inputs end at different periods: AU.MORTGAGE.OUTSTANDING 2026-Q1, AU.HOUSEHOLD.DEBT.INCOME 2024-Q1. A row needs all of them."
      ],
      "headline": "By estimate interest on household debt was 11.0 per cent of disposable income in the March quarter 2024, and interest with principal over 18 years 17.0 per cent: debt of 184.7 per cent of income at a rate of 5.93 per cent.",
      "inputs": [
        {
          "input": "r",
          "series_ids": [
            "AU.MORTGAGE.OUTSTANDING"
          ],
          "dataset_id": "rba.F6",
          "period": {
            "start": "2024-01",
            "end": "2024-03"
          },
          "adjustment": "original",
          "vintage": "2026-05-08T23:59:59.999Z"
        },
        {
          "input": "D",
          "series_ids": [
            "AU.HOUSEHOLD.DEBT.INCOME"
          ],
          "dataset_id": "rba.E2",
          "period": {
            "start": "2024-Q1",
            "end": "2024-Q1"
          },
          "adjustment": "original",
          "vintage": "2024-06-28T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/household-debt-service",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/household-debt-service?format=csv",
      "next": null
    }
  },
  "signal_housing_affordability": {
    "data": {
      "mean_dwelling_value_aud": 1100400,
      "dwelling_period": "2026-Q2",
      "median_income_aud": 59577,
      "income_period": "FY2023-24",
      "income_basis": "median_of_postcode_medians",
      "price_to_income_ratio": 18.470215015861825,
      "household_period": "2025-Q4",
      "household_dwelling_value_aud": 1093200,
      "median_household_income_aud": 105120.62836363635,
      "price_to_household_income_ratio": 10.399481215222293,
      "years_to_save_deposit": 13.865974953629724,
      "states": [
        {
          "state": "NSW",
          "mean_dwelling_value_aud": 1304900,
          "dwelling_period": "2026-Q2",
          "median_income_aud": 60018,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 21.741810790096306,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 110117.77163636361,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "VIC",
          "mean_dwelling_value_aud": 900300,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 58314,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 15.43883115546867,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 105903.31345454544,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "QLD",
          "mean_dwelling_value_aud": 885400,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 58316,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 15.182797174017422,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 100845.96363636362,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "SA",
          "mean_dwelling_value_aud": 800400,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 56977,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 14.047773663057024,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 87600.52363636362,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "WA",
          "mean_dwelling_value_aud": 816000,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 63431,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 12.864372310069209,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 109274.87999999998,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "TAS",
          "mean_dwelling_value_aud": 672600,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 55656,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 12.084950409659337,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 81760.48872727272,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "NT",
          "mean_dwelling_value_aud": 538000,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 69456,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 7.745911080396222,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 124085.69018181817,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        },
        {
          "state": "ACT",
          "mean_dwelling_value_aud": 953900,
          "dwelling_period": "2024-Q2",
          "median_income_aud": 75167,
          "income_period": "FY2023-24",
          "income_basis": "median_of_postcode_medians",
          "price_to_income_ratio": 12.690409355169157,
          "household_period": "2025-Q4",
          "household_dwelling_value_aud": null,
          "median_household_income_aud": 142870.13236363634,
          "price_to_household_income_ratio": null,
          "years_to_save_deposit": null
        }
      ],
      "caveats": [
        "The price is a mean, which a few expensive dwellings raise; the income is a median.",
        "price_to_income_ratio is of the taxable income of one person; most dwellings are bought by households with more than one income.",
        "The income of households is an estimate: that of the Census of August 2021, carried by the wage price index of Australia, in 52 weeks; hours worked, members and other income of households have changed too.",
        "Taxable income is after deductions and before tax; the years to save ignore interest, price growth and the cost of buying.",
        "The price is of 2026-Q2, the income of FY2023-24, a year from July to June: incomes have changed since.",
        "Income is the person-weighted median of the medians of postcodes, which is near the median of all individuals and is not it."
      ]
    },
    "meta": {
      "endpoint": "/v1/housing-affordability",
      "query": {
        "deposit_pct": 20,
        "saving_pct": 15
      },
      "period": {
        "start": "FY2016-17",
        "end": "2026-Q2"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-10-31T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings",
        "attribution": "Source: Australian Bureau of Statistics, Total value of dwellings by state",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6432.0",
        "dataset_id": "abs.RES_DWELL_ST",
        "release_date": null,
        "published_on_or_before": "2026-10-31",
        "retrieved_at": "2026-10-31T23:59:59.999Z",
        "sha256": "b0227af25e93c761bbc5e7718c5436c14cdd6170750a27bd5bf59e8f70273d6f"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings",
          "attribution": "Source: Australian Bureau of Statistics, Total value of dwellings by state",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6432.0",
          "dataset_id": "abs.RES_DWELL_ST",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "b0227af25e93c761bbc5e7718c5436c14cdd6170750a27bd5bf59e8f70273d6f"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Taxation Office",
          "url": "https://data.gov.au/data/dataset/taxation-statistics-2022-23",
          "attribution": "Source: Australian Taxation Office, Individuals: counts, averages and medians of selected items",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "ato.INDIVIDUALS_SELECTED_ITEMS",
          "release_date": null,
          "published_on_or_before": "2019-12-31",
          "retrieved_at": "2019-12-31T23:59:59.999Z",
          "sha256": "ec7f313d53c9268c195ba5cfa234016968348def374a40857dc16fe4900f7737"
        },
        {
          "name": "Australian Taxation Office",
          "url": "https://data.gov.au/data/dataset/taxation-statistics-2023-24",
          "attribution": "Source: Australian Taxation Office, Median and average taxable income by postcode",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "ato.IND_POSTCODE_MEDIAN",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "e0d740f09add223d3f8ca5fac907f4e008b7b13cd57924eda0028087c39b6f3e"
        }
      ],
      "stale": true,
      "stale_reason": "abs.RES_DWELL_ST: Starter data of 2026-10-31; the ABS has not been asked yet; AU.DWELLING.VALUE.VIC, AU.DWELLING.VALUE.QLD, AU.DWELLING.VALUE.SA_STATE and 4 more end with 2024-Q2: 8 quarters are missing, and others of abs.RES_DWELL_ST go to 2026-Q2. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet; AU.WPI.INDEX ends with 2025-Q4: 2 quarters are missing. ato.INDIVIDUALS_SELECTED_ITEMS: Starter data of 2019-12-31; the ATO has not been asked yet. ato.IND_POSTCODE_MEDIAN: Starter data of 2026-10-31; the ATO has not been asked yet",
      "vintage": "2026-10-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "deposit_pct = 20 per cent, from 2022-03-31: ANZ CoreLogic Housing Affordability Report, March quarter 2022: years to save a deposit of 20 per cent at 15 per cent of gross annual household income; a convention, not a fact (https://brokerdaily.au/property/16780-time-taken-to-save-a-deposit-hits-record-11-4-years)",
        "saving_pct = 15 per cent, from 2022-03-31: ANZ CoreLogic Housing Affordability Report, March quarter 2022: years to save a deposit of 20 per cent at 15 per cent of gross annual household income; a convention, not a fact (https://brokerdaily.au/property/16780-time-taken-to-save-a-deposit-hits-record-11-4-years)",
        "The figures are about different periods: 2026-Q2 (AU.DWELLING.VALUE, AU.DWELLING.VALUE.NSW), FY2016-17 (ato.INDIVIDUALS_SELECTED_ITEMS), FY2023-24 (ato.IND_POSTCODE_MEDIAN), 2025-Q4 (AU.WPI.INDEX), 2024-Q2 (AU.DWELLING.VALUE.VIC, AU.DWELLING.VALUE.QLD, AU.DWELLING.VALUE.SA_STATE and 4 more).",
        "The figures are adjusted in different ways: original (AU.DWELLING.VALUE, AU.DWELLING.VALUE.NSW, AU.DWELLING.VALUE.VIC and 6 more), seasonally adjusted (AU.WPI.INDEX)."
      ],
      "headline": "The mean dwelling price of the June quarter 2026 was 18.5 times the median taxable income of one person of 2023-24, and in the December quarter 2025 10.4 times the estimated median income of a household.",
      "inputs": [
        {
          "input": "V",
          "series_ids": [
            "AU.DWELLING.VALUE"
          ],
          "dataset_id": "abs.RES_DWELL_ST",
          "period": {
            "start": "2025-Q4",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-09-30T23:59:59.999Z"
        },
        {
          "input": "V_s",
          "series_ids": [
            "AU.DWELLING.VALUE.NSW",
            "AU.DWELLING.VALUE.VIC",
            "AU.DWELLING.VALUE.QLD",
            "AU.DWELLING.VALUE.SA_STATE",
            "AU.DWELLING.VALUE.WA",
            "AU.DWELLING.VALUE.TAS",
            "AU.DWELLING.VALUE.NT",
            "AU.DWELLING.VALUE.ACT"
          ],
          "dataset_id": "abs.RES_DWELL_ST",
          "period": {
            "start": "2024-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-10-31T23:59:59.999Z"
        },
        {
          "input": "w",
          "series_ids": [
            "AU.WPI.INDEX"
          ],
          "dataset_id": "abs.WPI",
          "period": {
            "start": "2021-Q3",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-04-01T23:59:59.999Z"
        },
        {
          "input": "J",
          "dataset_id": "ato.INDIVIDUALS_SELECTED_ITEMS",
          "period": {
            "start": "FY2016-17",
            "end": "FY2016-17"
          },
          "adjustment": null,
          "vintage": "2019-12-31T23:59:59.999Z"
        },
        {
          "input": "P",
          "dataset_id": "ato.IND_POSTCODE_MEDIAN",
          "period": {
            "start": "FY2023-24",
            "end": "FY2023-24"
          },
          "adjustment": null,
          "vintage": "2026-10-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/housing-affordability",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/housing-affordability?format=csv",
      "next": null
    }
  },
  "signal_inflation_decomposition": {
    "data": {
      "period": "2026-Q2",
      "headline_pct": 3.9418876358833677,
      "all_groups_pct": 3.963146128311079,
      "groups": [
        {
          "code": "20001",
          "name": "Food and non-alcoholic beverages",
          "weight_pct": 17.4394,
          "annual_change_pct": 3.102593312336688,
          "contribution_ppt": 0.54387408053161,
          "share_of_headline_pct": 13.797300450187215,
          "rank": 2
        },
        {
          "code": "20006",
          "name": "Alcohol and tobacco",
          "weight_pct": 6.5784,
          "annual_change_pct": 4.462821213778012,
          "contribution_ppt": 0.2941472586692006,
          "share_of_headline_pct": 7.462091410002429,
          "rank": 5
        },
        {
          "code": "20002",
          "name": "Clothing and footwear",
          "weight_pct": 3.2535,
          "annual_change_pct": 5.268524813052355,
          "contribution_ppt": 0.1716103914269237,
          "share_of_headline_pct": 4.353507945400027,
          "rank": 9
        },
        {
          "code": "20003",
          "name": "Housing",
          "weight_pct": 21.3853,
          "annual_change_pct": 6.516162134427894,
          "contribution_ppt": 1.4106249348259756,
          "share_of_headline_pct": 35.785518643020836,
          "rank": 1
        },
        {
          "code": "20004",
          "name": "Furnishings, household equipment and services",
          "weight_pct": 8.0177,
          "annual_change_pct": 1.4937506350980456,
          "contribution_ppt": 0.11801981659202818,
          "share_of_headline_pct": 2.9939924090601386,
          "rank": 10
        },
        {
          "code": "115486",
          "name": "Health",
          "weight_pct": 6.7279,
          "annual_change_pct": 3.8214440264971117,
          "contribution_ppt": 0.2639828878539803,
          "share_of_headline_pct": 6.696864858625589,
          "rank": 6
        },
        {
          "code": "20005",
          "name": "Transport",
          "weight_pct": 11.4459,
          "annual_change_pct": 3.3360400595479733,
          "contribution_ppt": 0.37658582527892615,
          "share_of_headline_pct": 9.553438861392966,
          "rank": 3
        },
        {
          "code": "115488",
          "name": "Communication",
          "weight_pct": 2.1337,
          "annual_change_pct": 1.9522410240821575,
          "contribution_ppt": 0.04093615524275997,
          "share_of_headline_pct": 1.038491175398161,
          "rank": 11
        },
        {
          "code": "115489",
          "name": "Recreation and culture",
          "weight_pct": 12.7443,
          "annual_change_pct": 2.7426884525607598,
          "contribution_ppt": 0.3396585110001723,
          "share_of_headline_pct": 8.616646195295612,
          "rank": 4
        },
        {
          "code": "115493",
          "name": "Education",
          "weight_pct": 4.6913,
          "annual_change_pct": 4.782739387462009,
          "contribution_ppt": 0.23204981461125046,
          "share_of_headline_pct": 5.8867688794292246,
          "rank": 7
        },
        {
          "code": "126670",
          "name": "Insurance and financial services",
          "weight_pct": 5.5828,
          "annual_change_pct": 3.1365437571361454,
          "contribution_ppt": 0.17401625124365933,
          "share_of_headline_pct": 4.414541136575616,
          "rank": 8
        }
      ],
      "residual_ppt": -0.0236182913931184,
      "method": "one_link",
      "collection": "complete_monthly",
      "weight_periods": [
        "2024-Q4"
      ],
      "breaks": [
        "cpi-2025-q3-complete-monthly"
      ]
    },
    "meta": {
      "endpoint": "/v1/inflation-decomposition",
      "query": {
        "frequency": "q"
      },
      "period": {
        "start": "2026-Q2",
        "end": "2026-Q2"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-08-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, quarterly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6401.0",
        "dataset_id": "abs.CPI",
        "release_date": null,
        "published_on_or_before": "2026-08-01",
        "retrieved_at": "2026-08-01T23:59:59.999Z",
        "sha256": "290aae40a14a4784b0f13bd9339dae6c89fe62462546e903ed2238d489eb4f4d"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "290aae40a14a4784b0f13bd9339dae6c89fe62462546e903ed2238d489eb4f4d"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "cb006f5dca25cea2be9eb92f3f17a0d9ef550000f1385021eff50e4e99578462"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index weights",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_WEIGHTS",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "bdc3528f274cc4485df64ea0280d924759d64b92bf299a780e13eb32d1b475cc"
        }
      ],
      "stale": true,
      "stale_reason": "abs.CPI, abs.CPI_WEIGHTS: Starter data of 2026-08-01; the ABS has not been asked yet. abs.CPI_MONTHLY: Starter data of 2026-08-02; the ABS has not been asked yet; AU.CPI.MONTHLY.INDEX, AU.CPI.FOOD.MONTHLY.INDEX, AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX and 9 more end with 2026-06: 3 months are missing",
      "vintage": "2026-08-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Each weight holds at the prices of its link period; it is not the share of the group today.",
        "Contributions are percentage points of the annual change and add up to the headline but for the residual.",
        "Figures on both sides of a break in a series are in 2026-Q2: see meta.breaks and the member breaks of each row.",
        "The headline compares the quarterly collection with the monthly one in 2026-Q2, and the groups do not; all_groups_pct is what they add up to."
      ],
      "headline": "Consumer prices rose 3.9 per cent over the year to the June quarter 2026, of which Housing contributed 1.4 percentage points, the most of eleven groups.",
      "inputs": [
        {
          "input": "A",
          "series_ids": [
            "AU.CPI.ALLGROUPS.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "A.m",
          "series_ids": [
            "AU.CPI.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2026-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "I.m.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.MONTHLY.INDEX"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-04",
            "end": "2026-06"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.FOOD",
          "series_ids": [
            "AU.CPI.FOOD.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.ALCOHOL.TOBACCO",
          "series_ids": [
            "AU.CPI.ALCOHOL.TOBACCO.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.CLOTHING",
          "series_ids": [
            "AU.CPI.CLOTHING.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.HOUSING",
          "series_ids": [
            "AU.CPI.HOUSING.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.FURNISHINGS",
          "series_ids": [
            "AU.CPI.FURNISHINGS.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.HEALTH",
          "series_ids": [
            "AU.CPI.HEALTH.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.TRANSPORT",
          "series_ids": [
            "AU.CPI.TRANSPORT.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.COMMUNICATION",
          "series_ids": [
            "AU.CPI.COMMUNICATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.RECREATION",
          "series_ids": [
            "AU.CPI.RECREATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.EDUCATION",
          "series_ids": [
            "AU.CPI.EDUCATION.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        },
        {
          "input": "w.INSURANCE.FINANCIAL",
          "series_ids": [
            "AU.CPI.INSURANCE.FINANCIAL.WEIGHT"
          ],
          "dataset_id": "abs.CPI_WEIGHTS",
          "period": {
            "start": "2024-Q4",
            "end": "2024-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.ALLGROUPS.INDEX"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/inflation-decomposition",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/inflation-decomposition?format=csv",
      "next": null
    }
  },
  "signal_labour_slack": {
    "data": {
      "period": "2022-08",
      "unemployment_rate_pct": 3.5276056,
      "underemployment_rate_pct": 5.9143488,
      "underutilisation_rate_pct": 9.378057,
      "unemployment_less_decade_ppt": -2.0398307441666668,
      "underutilisation_less_decade_ppt": null,
      "vacancies_per_unemployed": null,
      "vacancies": null,
      "unemployed_persons": 500090.2996,
      "breaks": [
        "lf-2014-supplementary-surveys",
        "lf-2016-07-rebenchmark"
      ]
    },
    "meta": {
      "endpoint": "/v1/labour-slack",
      "query": {},
      "period": {
        "start": "2022-08",
        "end": "2022-08"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-09-30T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
        "attribution": "Source: Australian Bureau of Statistics, Labour force",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6202.0",
        "dataset_id": "abs.LF",
        "release_date": null,
        "published_on_or_before": "2026-09-30",
        "retrieved_at": "2026-09-30T23:59:59.999Z",
        "sha256": "9998244693d4df5dee15b0ab46f0a6c8f797f39a37ebf55ea8bb3e67efa81b51"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2026-09-30",
          "retrieved_at": "2026-09-30T23:59:59.999Z",
          "sha256": "9998244693d4df5dee15b0ab46f0a6c8f797f39a37ebf55ea8bb3e67efa81b51"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Underemployment and underutilisation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF_UNDER",
          "release_date": "2022-09-15",
          "release_date_basis": "inferred",
          "retrieved_at": "2022-09-15T23:59:59.999Z",
          "sha256": "a398ffaa2bb601beec88d36e0affdef73dd4e6404633627f00ea44eb635735dd"
        }
      ],
      "stale": true,
      "stale_reason": "abs.LF: Starter data of 2026-10-31; the ABS has not been asked yet; AU.UNEMP.SA ends with 2026-07: 2 months are missing; AU.UNEMPLOYED.SA ends with 2026-02: 7 months are missing, and others of abs.LF go to 2026-07. abs.LF_UNDER: Starter data published 2022-09-15; the ABS has not been asked yet; AU.UNDEREMP.SA, AU.UNDERUTIL.SA end with 2022-08: 49 months are missing",
      "vintage": "2026-09-30T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The underemployment rate is of the labour force; the ABS also publishes a ratio to the employed, which is higher.",
        "No vacancies were surveyed from August 2008 to August 2009.",
        "A mean of ten years is no natural rate: it says what was usual, not what is sustainable.",
        "abs.JV is not stored: what rests on AU.VACANCIES is null.",
        "The inputs end at different periods: AU.UNEMP.SA 2026-07, AU.UNDEREMP.SA 2022-08, AU.UNDERUTIL.SA 2022-08, AU.UNEMPLOYED.SA 2026-02. A row needs all of them.",
        "Figures on both sides of a break in a series are in 2022-08: see meta.breaks and the member breaks of each row."
      ],
      "headline": "Underutilisation was 9.4 per cent of the labour force in August 2022: unemployment 3.5 and underemployment 5.9.",
      "inputs": [
        {
          "input": "u",
          "series_ids": [
            "AU.UNEMP.SA"
          ],
          "dataset_id": "abs.LF",
          "period": {
            "start": "2022-08",
            "end": "2022-08"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-09-30T23:59:59.999Z"
        },
        {
          "input": "e",
          "series_ids": [
            "AU.UNDEREMP.SA"
          ],
          "dataset_id": "abs.LF_UNDER",
          "period": {
            "start": "2022-08",
            "end": "2022-08"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2022-09-15T23:59:59.999Z"
        },
        {
          "input": "n",
          "series_ids": [
            "AU.UNDERUTIL.SA"
          ],
          "dataset_id": "abs.LF_UNDER",
          "period": {
            "start": "2022-08",
            "end": "2022-08"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2022-09-15T23:59:59.999Z"
        },
        {
          "input": "U",
          "series_ids": [
            "AU.UNEMPLOYED.SA"
          ],
          "dataset_id": "abs.LF",
          "period": {
            "start": "2022-08",
            "end": "2022-08"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-03-23T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "lf-2014-supplementary-surveys"
          ],
          "periods": [
            "2014-02"
          ],
          "until": "2014-10",
          "kind": "method",
          "what": "The programme of supplementary surveys changed; seasonal factors of July to September 2014 were set to one, and the effects of those surveys are corrected since October 2014.",
          "size": null,
          "growth": "given",
          "source": "ABS 6202.0, September 2014; statement of the ABS of 6 November 2014",
          "series": [
            "AU.UNEMP.SA"
          ]
        },
        {
          "ids": [
            "lf-2016-07-rebenchmark"
          ],
          "periods": [
            "2016-07"
          ],
          "kind": "rebenchmark",
          "what": "Estimates from this month on are scaled to the population by the Census of 2021; those before are as benchmarked to the Census of 2016.",
          "size": null,
          "growth": "given",
          "source": "ABS, Major rebenchmarking of Labour Force Estimates: revised back to July 2016",
          "series": [
            "AU.UNEMP.SA"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/labour-slack",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/labour-slack?format=csv",
      "next": null
    }
  },
  "signal_macro_snapshot_state": {
    "data": [
      {
        "period": "2025-02",
        "state": "NSW",
        "unemployment_rate_pct": 4.033593,
        "participation_rate_pct": 66.0842629,
        "employed_persons": 4477579.1362,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.9,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 8434754,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 1304900,
        "dwelling_value_period": "2026-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "VIC",
        "unemployment_rate_pct": 4.6496253,
        "participation_rate_pct": 67.5802547,
        "employed_persons": 3767871.8141,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.3,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 6905978,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 900300,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "QLD",
        "unemployment_rate_pct": 4.0534286,
        "participation_rate_pct": 66.6524899,
        "employed_persons": 2961741.5477,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 4.3,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 5528292,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 885400,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "SA",
        "unemployment_rate_pct": 3.741721,
        "participation_rate_pct": 63.1819468,
        "employed_persons": 959157.7775,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.5,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 1866318,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 800400,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "WA",
        "unemployment_rate_pct": 3.4323534,
        "participation_rate_pct": 69.0574567,
        "employed_persons": 1643519.7494,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 4.9,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 2927888,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 816000,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "TAS",
        "unemployment_rate_pct": 4.0085171,
        "participation_rate_pct": 59.9021275,
        "employed_persons": 278964.6629,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.6,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 574705,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 672600,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "NT",
        "unemployment_rate_pct": 4.3304004,
        "participation_rate_pct": 72.8433313,
        "employed_persons": 139824.5529,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.1,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 253634,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 538000,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      },
      {
        "period": "2025-02",
        "state": "ACT",
        "unemployment_rate_pct": 2.6065537,
        "participation_rate_pct": 71.4416769,
        "employed_persons": 271221.6306,
        "labour_period": "2025-02",
        "labour_adjustment": "seasonally_adjusted",
        "cpi_capital_yoy_pct": 3.6,
        "cpi_period": "2026-01",
        "wage_growth_pct": null,
        "wage_period": null,
        "population": 470232,
        "population_period": "2023-Q4",
        "mean_dwelling_value_aud": 953900,
        "dwelling_value_period": "2024-Q2",
        "approvals_month": null,
        "approvals_period": null
      }
    ],
    "meta": {
      "endpoint": "/v1/macro-snapshot-state",
      "query": {},
      "period": {
        "start": "2023-Q4",
        "end": "2026-Q2"
      },
      "row_count": 8,
      "total_rows": 8,
      "truncated": false,
      "retrieved_at": "2026-10-31T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
        "attribution": "Source: Australian Bureau of Statistics, Labour force",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6202.0",
        "dataset_id": "abs.LF",
        "release_date": null,
        "published_on_or_before": "2025-03-27",
        "retrieved_at": "2025-03-27T23:59:59.999Z",
        "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2025-03-27",
          "retrieved_at": "2025-03-27T23:59:59.999Z",
          "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-03-10",
          "retrieved_at": "2026-03-10T23:59:59.999Z",
          "sha256": "9e3b08c579edd8d9a2b054c030e5ec7ee7b840bafc8945ac97c7dd8e0d282217"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/people/population/national-state-and-territory-population",
          "attribution": "Source: Australian Bureau of Statistics, Estimated resident population, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "3101.0",
          "dataset_id": "abs.ERP_Q",
          "release_date": null,
          "published_on_or_before": "2024-07-10",
          "retrieved_at": "2024-07-10T23:59:59.999Z",
          "sha256": "287caef11f795aff0ac5bbd0d7a687b5663f23fb7342bbe755366868791ba9d4"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings",
          "attribution": "Source: Australian Bureau of Statistics, Total value of dwellings by state",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6432.0",
          "dataset_id": "abs.RES_DWELL_ST",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "b0227af25e93c761bbc5e7718c5436c14cdd6170750a27bd5bf59e8f70273d6f"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building approvals",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8731.0",
          "dataset_id": "abs.BUILDING_APPROVALS",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "fc38e3fc39f8b62c220d5d8e4a55fecb3c994dbee286312236ae146b6fd9875c"
        }
      ],
      "stale": true,
      "stale_reason": "abs.LF, abs.BUILDING_APPROVALS: Starter data of 2026-10-31; the ABS has not been asked yet. abs.CPI_MONTHLY: Starter data of 2026-08-02; the ABS has not been asked yet; AU.CPI.MONTHLY.YOY.SYDNEY, AU.CPI.MONTHLY.YOY.MELBOURNE, AU.CPI.MONTHLY.YOY.BRISBANE and 5 more end with 2026-01: 8 months are missing, and others of abs.CPI_MONTHLY go to 2026-06. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet. abs.ERP_Q: Starter data of 2024-07-11; the ABS has not been asked yet; AU.POPULATION.NSW, AU.POPULATION.VIC, AU.POPULATION.QLD and 5 more end with 2023-Q4: 9 quarters are missing. abs.RES_DWELL_ST: Starter data of 2026-10-31; the ABS has not been asked yet; AU.DWELLING.VALUE.VIC, AU.DWELLING.VALUE.QLD, AU.DWELLING.VALUE.SA_STATE and 4 more end with 2024-Q2: 8 quarters are missing, and others of abs.RES_DWELL_ST go to 2026-Q2",
      "vintage": "2026-10-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "The figures come out at different times: each has its own period, and a row is not a picture of one month.",
        "The figures are about different periods: 2025-02 (abs.LF), 2026-01 (AU.CPI.MONTHLY.YOY.SYDNEY, AU.CPI.MONTHLY.YOY.MELBOURNE, AU.CPI.MONTHLY.YOY.BRISBANE and 5 more), 2023-Q4 (AU.POPULATION.NSW, AU.POPULATION.VIC, AU.POPULATION.QLD and 5 more), 2026-Q2 (AU.DWELLING.VALUE.NSW), 2024-Q2 (AU.DWELLING.VALUE.VIC, AU.DWELLING.VALUE.QLD, AU.DWELLING.VALUE.SA_STATE and 4 more).",
        "The figures are adjusted in different ways: seasonally adjusted (abs.LF), original (AU.CPI.MONTHLY.YOY.SYDNEY, AU.POPULATION.NSW, AU.DWELLING.VALUE.NSW and 21 more).",
        "Not among the series that are stored, and therefore absent: AU.WPI.YOY.NSW, AU.WPI.YOY.VIC, AU.WPI.YOY.QLD and 13 more."
      ],
      "headline": "The unemployment rate was 4.6 per cent in VIC in February 2025, the highest of the states, and 2.6 in ACT, the lowest.",
      "inputs": [
        {
          "input": "L",
          "dataset_id": "abs.LF",
          "period": {
            "start": "2025-02",
            "end": "2025-02"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2025-03-27T23:59:59.999Z"
        },
        {
          "input": "a",
          "series_ids": [
            "AU.CPI.MONTHLY.YOY.SYDNEY",
            "AU.CPI.MONTHLY.YOY.MELBOURNE",
            "AU.CPI.MONTHLY.YOY.BRISBANE",
            "AU.CPI.MONTHLY.YOY.ADELAIDE",
            "AU.CPI.MONTHLY.YOY.PERTH",
            "AU.CPI.MONTHLY.YOY.HOBART",
            "AU.CPI.MONTHLY.YOY.DARWIN",
            "AU.CPI.MONTHLY.YOY.CANBERRA"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-01",
            "end": "2026-01"
          },
          "adjustment": "original",
          "vintage": "2026-03-10T23:59:59.999Z"
        },
        {
          "input": "N",
          "series_ids": [
            "AU.POPULATION.NSW",
            "AU.POPULATION.VIC",
            "AU.POPULATION.QLD",
            "AU.POPULATION.SA_STATE",
            "AU.POPULATION.WA",
            "AU.POPULATION.TAS",
            "AU.POPULATION.NT",
            "AU.POPULATION.ACT"
          ],
          "dataset_id": "abs.ERP_Q",
          "period": {
            "start": "2023-Q4",
            "end": "2023-Q4"
          },
          "adjustment": "original",
          "vintage": "2024-07-10T23:59:59.999Z"
        },
        {
          "input": "V",
          "series_ids": [
            "AU.DWELLING.VALUE.NSW",
            "AU.DWELLING.VALUE.VIC",
            "AU.DWELLING.VALUE.QLD",
            "AU.DWELLING.VALUE.SA_STATE",
            "AU.DWELLING.VALUE.WA",
            "AU.DWELLING.VALUE.TAS",
            "AU.DWELLING.VALUE.NT",
            "AU.DWELLING.VALUE.ACT"
          ],
          "dataset_id": "abs.RES_DWELL_ST",
          "period": {
            "start": "2024-Q2",
            "end": "2026-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-10-31T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/macro-snapshot-state",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/macro-snapshot-state?format=csv",
      "next": null
    }
  },
  "signal_nem_dispatch_5min": {
    "data": [
      {
        "period": "2026-11-21T09:10:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:10:00+10:00",
        "rrp_aud_per_mwh": -62.68788,
        "demand_mw": 6072.29,
        "generation_mw": 5942.31,
        "net_interchange_mw": -129.98,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:10:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:10:00+10:00",
        "rrp_aud_per_mwh": -49.98613,
        "demand_mw": 5249.8,
        "generation_mw": 5631.7,
        "net_interchange_mw": 381.9,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:10:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:10:00+10:00",
        "rrp_aud_per_mwh": -49.73563,
        "demand_mw": 1098.56,
        "generation_mw": 1268.67,
        "net_interchange_mw": 170.11,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:10:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:10:00+10:00",
        "rrp_aud_per_mwh": -50.77313,
        "demand_mw": 1035.49,
        "generation_mw": 883.69,
        "net_interchange_mw": -151.8,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:10:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:10:00+10:00",
        "rrp_aud_per_mwh": -68.14688,
        "demand_mw": 4348.43,
        "generation_mw": 4078.2,
        "net_interchange_mw": -270.23,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:15:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:15:00+10:00",
        "rrp_aud_per_mwh": -62.05466,
        "demand_mw": 6025.43,
        "generation_mw": 5920.15,
        "net_interchange_mw": -105.28,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:15:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:15:00+10:00",
        "rrp_aud_per_mwh": -49.21516,
        "demand_mw": 5210.92,
        "generation_mw": 5518.56,
        "net_interchange_mw": 307.64,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:15:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:15:00+10:00",
        "rrp_aud_per_mwh": -49.72716,
        "demand_mw": 1097.44,
        "generation_mw": 1242.02,
        "net_interchange_mw": 144.58,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:15:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:15:00+10:00",
        "rrp_aud_per_mwh": -53.31216,
        "demand_mw": 1038.46,
        "generation_mw": 901.47,
        "net_interchange_mw": -136.99,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:15:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:15:00+10:00",
        "rrp_aud_per_mwh": -67.52016,
        "demand_mw": 4326.88,
        "generation_mw": 4116.92,
        "net_interchange_mw": -209.96,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:20:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:20:00+10:00",
        "rrp_aud_per_mwh": -65.64533,
        "demand_mw": 6031.19,
        "generation_mw": 5971.14,
        "net_interchange_mw": -60.05,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:20:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:20:00+10:00",
        "rrp_aud_per_mwh": -50.61358,
        "demand_mw": 5245.14,
        "generation_mw": 5639.56,
        "net_interchange_mw": 394.42,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:20:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:20:00+10:00",
        "rrp_aud_per_mwh": -50.60183,
        "demand_mw": 1094.2,
        "generation_mw": 1301.79,
        "net_interchange_mw": 207.59,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:20:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:20:00+10:00",
        "rrp_aud_per_mwh": -52.56158,
        "demand_mw": 1034.26,
        "generation_mw": 851.86,
        "net_interchange_mw": -182.4,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:20:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:20:00+10:00",
        "rrp_aud_per_mwh": -67.43283,
        "demand_mw": 4302.66,
        "generation_mw": 3943.1,
        "net_interchange_mw": -359.56,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:25:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:25:00+10:00",
        "rrp_aud_per_mwh": -65.11584,
        "demand_mw": 5917.76,
        "generation_mw": 5853.65,
        "net_interchange_mw": -64.11,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:25:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:25:00+10:00",
        "rrp_aud_per_mwh": -54.98934,
        "demand_mw": 5202.26,
        "generation_mw": 5489.16,
        "net_interchange_mw": 286.9,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:25:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:25:00+10:00",
        "rrp_aud_per_mwh": -51.87959,
        "demand_mw": 1076.8,
        "generation_mw": 1276.55,
        "net_interchange_mw": 199.75,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:25:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:25:00+10:00",
        "rrp_aud_per_mwh": -52.46184,
        "demand_mw": 1036.16,
        "generation_mw": 899.99,
        "net_interchange_mw": -136.17,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:25:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:25:00+10:00",
        "rrp_aud_per_mwh": -66.97284,
        "demand_mw": 4323.36,
        "generation_mw": 4036.99,
        "net_interchange_mw": -286.37,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:30:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:30:00+10:00",
        "rrp_aud_per_mwh": -69.74914,
        "demand_mw": 5979.33,
        "generation_mw": 5784.35,
        "net_interchange_mw": -194.98,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:30:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:30:00+10:00",
        "rrp_aud_per_mwh": -54.73089,
        "demand_mw": 5184.76,
        "generation_mw": 5528.03,
        "net_interchange_mw": 343.27,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:30:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:30:00+10:00",
        "rrp_aud_per_mwh": -53.98339,
        "demand_mw": 1067.83,
        "generation_mw": 1215.33,
        "net_interchange_mw": 147.5,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:30:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:30:00+10:00",
        "rrp_aud_per_mwh": -54.60564,
        "demand_mw": 1038.15,
        "generation_mw": 863.48,
        "net_interchange_mw": -174.67,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:30:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:30:00+10:00",
        "rrp_aud_per_mwh": -72.83839,
        "demand_mw": 4313.35,
        "generation_mw": 4192.23,
        "net_interchange_mw": -121.12,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:35:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:35:00+10:00",
        "rrp_aud_per_mwh": -71.0065,
        "demand_mw": 5898.78,
        "generation_mw": 5684.73,
        "net_interchange_mw": -214.05,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:35:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:35:00+10:00",
        "rrp_aud_per_mwh": -53.312,
        "demand_mw": 5118.2,
        "generation_mw": 5475.58,
        "net_interchange_mw": 357.38,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:35:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:35:00+10:00",
        "rrp_aud_per_mwh": -54.3105,
        "demand_mw": 1058.94,
        "generation_mw": 1219.99,
        "net_interchange_mw": 161.05,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:35:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:35:00+10:00",
        "rrp_aud_per_mwh": -53.212,
        "demand_mw": 1037.7,
        "generation_mw": 878.18,
        "net_interchange_mw": -159.52,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:35:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:35:00+10:00",
        "rrp_aud_per_mwh": -73.247,
        "demand_mw": 4261.15,
        "generation_mw": 4116.29,
        "net_interchange_mw": -144.86,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:40:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:40:00+10:00",
        "rrp_aud_per_mwh": -67.85571,
        "demand_mw": 5839.43,
        "generation_mw": 5699.65,
        "net_interchange_mw": -139.78,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:40:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:40:00+10:00",
        "rrp_aud_per_mwh": -54.73346,
        "demand_mw": 5178.19,
        "generation_mw": 5475.37,
        "net_interchange_mw": 297.18,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:40:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:40:00+10:00",
        "rrp_aud_per_mwh": -58.06046,
        "demand_mw": 1055.03,
        "generation_mw": 1220.34,
        "net_interchange_mw": 165.31,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:40:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:40:00+10:00",
        "rrp_aud_per_mwh": -54.01146,
        "demand_mw": 1037.88,
        "generation_mw": 936.1,
        "net_interchange_mw": -101.78,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:40:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:40:00+10:00",
        "rrp_aud_per_mwh": -71.34271,
        "demand_mw": 4274.74,
        "generation_mw": 4053.8,
        "net_interchange_mw": -220.94,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:45:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:45:00+10:00",
        "rrp_aud_per_mwh": -71.70809,
        "demand_mw": 5899.13,
        "generation_mw": 5739.34,
        "net_interchange_mw": -159.79,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:45:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:45:00+10:00",
        "rrp_aud_per_mwh": -54.38559,
        "demand_mw": 5111.45,
        "generation_mw": 5453.9,
        "net_interchange_mw": 342.45,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:45:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:45:00+10:00",
        "rrp_aud_per_mwh": -55.03409,
        "demand_mw": 1062.48,
        "generation_mw": 1265.39,
        "net_interchange_mw": 202.91,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:45:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:45:00+10:00",
        "rrp_aud_per_mwh": -55.64459,
        "demand_mw": 1039.66,
        "generation_mw": 941.51,
        "net_interchange_mw": -98.15,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:45:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:45:00+10:00",
        "rrp_aud_per_mwh": -75.51259,
        "demand_mw": 4307.04,
        "generation_mw": 4019.62,
        "net_interchange_mw": -287.42,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:50:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:50:00+10:00",
        "rrp_aud_per_mwh": -69.92427,
        "demand_mw": 5878.26,
        "generation_mw": 5797.78,
        "net_interchange_mw": -80.48,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:50:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:50:00+10:00",
        "rrp_aud_per_mwh": -57.20127,
        "demand_mw": 5128.63,
        "generation_mw": 5528.52,
        "net_interchange_mw": 399.89,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:50:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:50:00+10:00",
        "rrp_aud_per_mwh": -56.73002,
        "demand_mw": 1053.17,
        "generation_mw": 1189.03,
        "net_interchange_mw": 135.86,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:50:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:50:00+10:00",
        "rrp_aud_per_mwh": -55.30352,
        "demand_mw": 1034.14,
        "generation_mw": 883.92,
        "net_interchange_mw": -150.22,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:50:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:50:00+10:00",
        "rrp_aud_per_mwh": -72.45752,
        "demand_mw": 4265.9,
        "generation_mw": 3960.86,
        "net_interchange_mw": -305.04,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:55:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T09:55:00+10:00",
        "rrp_aud_per_mwh": -74.14838,
        "demand_mw": 5803.43,
        "generation_mw": 5573.39,
        "net_interchange_mw": -230.04,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:55:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T09:55:00+10:00",
        "rrp_aud_per_mwh": -58.55063,
        "demand_mw": 5042.52,
        "generation_mw": 5409.83,
        "net_interchange_mw": 367.31,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:55:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T09:55:00+10:00",
        "rrp_aud_per_mwh": -60.65688,
        "demand_mw": 1047.76,
        "generation_mw": 1243.05,
        "net_interchange_mw": 195.29,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:55:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T09:55:00+10:00",
        "rrp_aud_per_mwh": -57.28388,
        "demand_mw": 1037.21,
        "generation_mw": 860.38,
        "net_interchange_mw": -176.83,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T09:55:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T09:55:00+10:00",
        "rrp_aud_per_mwh": -75.39513,
        "demand_mw": 4252.51,
        "generation_mw": 4096.78,
        "net_interchange_mw": -155.73,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:00:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T10:00:00+10:00",
        "rrp_aud_per_mwh": -70.56787,
        "demand_mw": 5835.52,
        "generation_mw": 5691.52,
        "net_interchange_mw": -144,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:00:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T10:00:00+10:00",
        "rrp_aud_per_mwh": -58.17012,
        "demand_mw": 5066.89,
        "generation_mw": 5369.34,
        "net_interchange_mw": 302.45,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:00:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T10:00:00+10:00",
        "rrp_aud_per_mwh": -56.87712,
        "demand_mw": 1045.38,
        "generation_mw": 1176.5,
        "net_interchange_mw": 131.12,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:00:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T10:00:00+10:00",
        "rrp_aud_per_mwh": -56.08987,
        "demand_mw": 1035.62,
        "generation_mw": 931.69,
        "net_interchange_mw": -103.93,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:00:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T10:00:00+10:00",
        "rrp_aud_per_mwh": -74.38212,
        "demand_mw": 4263.68,
        "generation_mw": 4078.05,
        "net_interchange_mw": -185.63,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "NSW1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "rrp_aud_per_mwh": -75.87071,
        "demand_mw": 5772.65,
        "generation_mw": 5730.19,
        "net_interchange_mw": -42.46,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "QLD1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "rrp_aud_per_mwh": -59.17371,
        "demand_mw": 5058.65,
        "generation_mw": 5375.49,
        "net_interchange_mw": 316.84,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "SA1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "rrp_aud_per_mwh": -59.31221,
        "demand_mw": 1034.6,
        "generation_mw": 1176.53,
        "net_interchange_mw": 141.93,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "TAS1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "rrp_aud_per_mwh": -58.79446,
        "demand_mw": 1038.23,
        "generation_mw": 879.46,
        "net_interchange_mw": -158.77,
        "price_flag": "market"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "VIC1",
        "interval_end": "2026-11-21T10:05:00+10:00",
        "rrp_aud_per_mwh": -73.38146,
        "demand_mw": 4242.61,
        "generation_mw": 3985.07,
        "net_interchange_mw": -257.54,
        "price_flag": "market"
      }
    ],
    "meta": {
      "endpoint": "/v1/nem-dispatch-5min",
      "query": {
        "limit": 12
      },
      "period": {
        "start": "2026-11-21T09:10:00+10:00",
        "end": "2026-11-21T10:05:00+10:00"
      },
      "row_count": 60,
      "total_rows": 60,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Energy Market Operator",
        "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
        "attribution": "Source: Australian Energy Market Operator, Dispatch price",
        "licence": {
          "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
          "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
        },
        "catalogue_number": null,
        "dataset_id": "aemo.dispatch_price",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
      },
      "sources": [
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
          "attribution": "Source: Australian Energy Market Operator, Dispatch price",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.dispatch_price",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
        },
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
          "attribution": "Source: Australian Energy Market Operator, Regional demand and generation",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.dispatch_region",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [],
      "sandbox": true,
      "headline": "The dispatch price for the five minutes to 10:05 on 21 November 2026 (market time) was -75.87 in NSW1, -59.17 in QLD1, -59.31 in SA1, -58.79 in TAS1 and -73.38 in VIC1, in dollars a megawatt hour.",
      "inputs": [
        {
          "input": "price",
          "dataset_id": "aemo.dispatch_price",
          "period": {
            "start": "2026-11-21T09:10:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "load",
          "dataset_id": "aemo.dispatch_region",
          "period": {
            "start": "2026-11-21T09:10:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/nem-dispatch-5min",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/nem-dispatch-5min?format=csv",
      "next": null
    }
  },
  "signal_nem_energy_regime": {
    "data": [
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "NSW1",
        "regime": "negative",
        "spot_price_aud_per_mwh": -75.87071,
        "cumulative_price_aud": 139924.13,
        "cumulative_threshold_aud": 2225900,
        "share_of_threshold_pct": 6.286182218428501,
        "interval_end": "2026-11-21T10:05:00+10:00"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "QLD1",
        "regime": "negative",
        "spot_price_aud_per_mwh": -59.17371,
        "cumulative_price_aud": 139940.83,
        "cumulative_threshold_aud": 2225900,
        "share_of_threshold_pct": 6.286932476750977,
        "interval_end": "2026-11-21T10:05:00+10:00"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "SA1",
        "regime": "negative",
        "spot_price_aud_per_mwh": -59.31221,
        "cumulative_price_aud": 139940.69,
        "cumulative_threshold_aud": 2225900,
        "share_of_threshold_pct": 6.28692618716025,
        "interval_end": "2026-11-21T10:05:00+10:00"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "TAS1",
        "regime": "negative",
        "spot_price_aud_per_mwh": -58.79446,
        "cumulative_price_aud": 139941.21,
        "cumulative_threshold_aud": 2225900,
        "share_of_threshold_pct": 6.286949548497237,
        "interval_end": "2026-11-21T10:05:00+10:00"
      },
      {
        "period": "2026-11-21T10:05:00+10:00",
        "region": "VIC1",
        "regime": "negative",
        "spot_price_aud_per_mwh": -73.38146,
        "cumulative_price_aud": 139926.62,
        "cumulative_threshold_aud": 2225900,
        "share_of_threshold_pct": 6.286294083292152,
        "interval_end": "2026-11-21T10:05:00+10:00"
      }
    ],
    "meta": {
      "endpoint": "/v1/nem-energy-regime",
      "query": {
        "scarcity": 5000,
        "elevated": 300
      },
      "period": {
        "start": "2026-11-21T10:05:00+10:00",
        "end": "2026-11-21T10:05:00+10:00"
      },
      "row_count": 5,
      "total_rows": 5,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Energy Market Operator",
        "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
        "attribution": "Source: Australian Energy Market Operator, Dispatch price",
        "licence": {
          "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
          "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
        },
        "catalogue_number": null,
        "dataset_id": "aemo.dispatch_price",
        "release_date": null,
        "published_on_or_before": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
      },
      "sources": [
        {
          "name": "Australian Energy Market Operator",
          "url": "https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/",
          "attribution": "Source: Australian Energy Market Operator, Dispatch price",
          "licence": {
            "name": "AEMO copyright permission: any purpose, with accurate attribution to the material and to AEMO as its author",
            "url": "https://www.aemo.com.au/privacy-and-legal-notices/copyright-permissions"
          },
          "catalogue_number": null,
          "dataset_id": "aemo.dispatch_price",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "1d7ca8b7b123a577ded58e4d16e2dd4df0c86f5ff35360d24cb693a34d9c4d02"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "The threshold and the cap change every 1 July and are those of the day of the interval.",
        "Bands are conventions, not rules of the market: their sources are in the parameters. The Australian Energy Regulator tests half hours against 5,000, and calls that criterion no longer fit for purpose; here it is tested on five minutes.",
        "scarcity = 5000 $/MWh, from 2021-10-01: criterion by which the Australian Energy Regulator reports on prices of half hours, not of five minutes, and which it calls no longer fit for purpose; a convention here (https://www.aer.gov.au/industry/registers/resources/reviews/significant-price-reporting-guidelines)",
        "elevated = 300 $/MWh, from 2021-10-01: strike price of the standard exchange-traded cap contract (https://www.asxenergy.com.au/products/electricity_futures)",
        "cap = 23200 $/MWh, from 2026-07-01: AEMC, schedule of reliability settings, 2026-27 (https://www.aemc.gov.au/energy-system/electricity/electricity-market/reliability-settings)",
        "T = 2225900 $/MWh, from 2026-07-01: AEMC, schedule of reliability settings, 2026-27 (https://www.aemc.gov.au/energy-system/electricity/electricity-market/reliability-settings)",
        "floor = -1000 $/MWh, from 1997-11-04: AEMO, data model table MARKET_PRICE_THRESHOLDS, rows by their effective date (https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/)",
        "administered_cap = 600 $/MWh, from 2025-07-01: AEMC, final rule of 7 December 2023, for 1 July 2025 to 30 June 2028 (https://www.aemc.gov.au/rule-changes/amending-administered-price-cap)"
      ],
      "sandbox": true,
      "headline": "In the five minutes to 10:05 on 21 November 2026 (market time): NSW1 negative at -75.87, QLD1 negative at -59.17, SA1 negative at -59.31, TAS1 negative at -58.79 and VIC1 negative at -73.38 dollars a megawatt hour.",
      "inputs": [
        {
          "input": "prices",
          "dataset_id": "aemo.dispatch_price",
          "period": {
            "start": "2026-11-21T10:05:00+10:00",
            "end": "2026-11-21T10:05:00+10:00"
          },
          "adjustment": null,
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/nem-energy-regime",
      "summary": {
        "gravest": "negative",
        "counts": {
          "suspended": 0,
          "administered": 0,
          "at_cap": 0,
          "scarcity": 0,
          "elevated": 0,
          "floor": 0,
          "negative": 5,
          "normal": 0
        },
        "market_price_cap_aud_per_mwh": 23200,
        "market_floor_price_aud_per_mwh": -1000,
        "administered_price_cap_aud_per_mwh": 600
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/nem-energy-regime?format=csv",
      "next": null
    }
  },
  "signal_real_cash_rate": {
    "data": {
      "as_of": "2026-11-21",
      "cash_rate_pct": 3.25,
      "cash_rate_period": "2026-09-02",
      "inflation_measure": "quarterly",
      "inflation_period": "2026-Q3",
      "cpi_annual_pct": 2.5,
      "trimmed_mean_cpi_pct": 3.3,
      "other_trimmed_mean_pct": 2.6,
      "other_trimmed_mean_period": "2026-09",
      "real_cash_rate_pct": -0.05,
      "real_cash_rate_headline_pct": 0.75,
      "stance": "accommodative",
      "neutral_low_pct": 0,
      "neutral_high_pct": 0.8
    },
    "meta": {
      "endpoint": "/v1/real-cash-rate",
      "query": {
        "measure": "quarterly",
        "band": 0.4
      },
      "period": {
        "start": "2026-09-02",
        "end": "2026-Q3"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table A2",
        "dataset_id": "rba.A2",
        "release_date": "2026-11-21",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "a0bfd76f64954f29dda378c6ef61f922b6a3056dbffd04a6e375d38d50d58852"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table A2",
          "dataset_id": "rba.A2",
          "release_date": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "a0bfd76f64954f29dda378c6ef61f922b6a3056dbffd04a6e375d38d50d58852"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "72ddd29dd1f3f607777f7127b7623f2260739197115320aa656553f0cdc6845d"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI_MONTHLY",
          "release_date": null,
          "published_on_or_before": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "6646442f63d3e1ee736d528b2e092f8c78171d6c8f6a6edf4f4cbb2411689516"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "Inflation of the past year stands for the inflation that is expected; a real rate by expected inflation differs.",
        "The cash rate is of today and inflation of the newest month or quarter published, weeks before: both dates are in the answer.",
        "The neutral rate cannot be observed; the stance is only as good as the band.",
        "neutral = 0.4 per cent, from 2025-02-18: Commonwealth Bank, February 2025: the mean of the seven models that the RBA shows in its Statement on Monetary Policy of February 2025 is about 2.9, less the target of 2.5; a reading of the graph, and no number of the RBA (https://www.rba.gov.au/publications/smp/2025/feb/)",
        "band = 0.4 percentage points, from 2025-02-18: half-width chosen for this signal where an estimate is a single number; nobody publishes it, and the models themselves lie further apart, from -0.5 to 2 per cent in the RBA speech of 12 October 2022 (https://www.bis.org/review/r221012b.htm)",
        "range = null per cent, from 2025-02-18: A single number (https://www.rba.gov.au/publications/smp/2025/feb/)",
        "The figures are about different periods: 2026-09 (AU.CPI.MONTHLY.TRIMMED), 2026-09-02 (AU.CASHRATE), 2026-Q3 (AU.CPI.TRIMMED, AU.CPI.YOY).",
        "The figures are adjusted in different ways: seasonally adjusted (AU.CPI.MONTHLY.TRIMMED, AU.CPI.TRIMMED), original (AU.CASHRATE, AU.CPI.YOY)."
      ],
      "sandbox": true,
      "headline": "The cash rate target of 3.25 per cent less trimmed mean inflation of 3.3 over the year to the September quarter 2026 is -0.05 per cent, below the neutral range of 0.0 to 0.8.",
      "inputs": [
        {
          "input": "i",
          "series_ids": [
            "AU.CASHRATE"
          ],
          "dataset_id": "rba.A2",
          "period": {
            "start": "2026-09-02",
            "end": "2026-09-02"
          },
          "adjustment": "original",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.TRIMMED"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "p",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2026-Q3",
            "end": "2026-Q3"
          },
          "adjustment": "original",
          "vintage": "2026-11-21T00:00:00.000Z"
        },
        {
          "input": "o",
          "series_ids": [
            "AU.CPI.MONTHLY.TRIMMED"
          ],
          "dataset_id": "abs.CPI_MONTHLY",
          "period": {
            "start": "2026-09",
            "end": "2026-09"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/real-cash-rate",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-cash-rate?format=csv",
      "next": null
    }
  },
  "signal_real_mortgage_rate": {
    "data": {
      "period": "2025-Q4",
      "mortgage_rate_pct": 5.5,
      "rate_basis": "new_owner_occupier",
      "cpi_annual_pct": 3.6,
      "real_mortgage_rate_pct": 1.9,
      "real_mortgage_rate_fisher_pct": 1.8339768339768359,
      "stance": "positive",
      "breaks": [
        "cpi-2025-q3-complete-monthly"
      ]
    },
    "meta": {
      "endpoint": "/v1/real-mortgage-rate",
      "query": {
        "rate": "new_owner_occupier"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-05-11T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Housing lending rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F6",
        "dataset_id": "rba.F6",
        "release_date": "2026-05-08",
        "retrieved_at": "2026-05-11T23:59:59.999Z",
        "sha256": "8cf83fa3f518bcee647dca1aabded11c40aeb456a29a3804de54250bcdf3939d"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Housing lending rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F6",
          "dataset_id": "rba.F6",
          "release_date": "2026-05-08",
          "retrieved_at": "2026-05-11T23:59:59.999Z",
          "sha256": "8cf83fa3f518bcee647dca1aabded11c40aeb456a29a3804de54250bcdf3939d"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "rba.F6: Starter data published 2026-05-08; the RBA has not been asked yet; AU.MORTGAGE.NEW ends with 2026-03: 6 months are missing. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-05-08T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is the quarterly consumer price index, all groups, over the year to the quarter, not what borrowers may expect.",
        "The rates are of loans to owner-occupiers; the advertised standard variable rate lies well above what most of them pay.",
        "The inputs end at different periods: AU.MORTGAGE.NEW 2026-Q1, AU.CPI.YOY 2025-Q4. A row needs all of them.",
        "Figures on both sides of a break in a series are in 2025-Q4: see meta.breaks and the member breaks of each row."
      ],
      "headline": "The mortgage rate less consumer price inflation was 1.90 per cent in the December quarter 2025: 5.50 less 3.6.",
      "inputs": [
        {
          "input": "i",
          "series_ids": [
            "AU.MORTGAGE.NEW"
          ],
          "dataset_id": "rba.F6",
          "period": {
            "start": "2025-10",
            "end": "2025-12"
          },
          "adjustment": "original",
          "vintage": "2026-05-08T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-01-29T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.YOY"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/real-mortgage-rate",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-mortgage-rate?format=csv",
      "next": null
    }
  },
  "signal_real_rate_regime": {
    "data": {
      "period": "2025-Q4",
      "cash_rate_pct": 3.6,
      "trimmed_mean_cpi_pct": 3.4,
      "real_rate_pct": 0.2,
      "regime": "neutral",
      "neutral_low_pct": 0,
      "neutral_high_pct": 0.8
    },
    "meta": {
      "endpoint": "/v1/real-rate-regime",
      "query": {
        "band": 0.4,
        "estimate": "dated"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table A2",
        "dataset_id": "rba.A2",
        "release_date": "2026-03-17",
        "retrieved_at": "2026-03-17T23:59:59.999Z",
        "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Changes in monetary policy and administered rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table A2",
          "dataset_id": "rba.A2",
          "release_date": "2026-03-17",
          "retrieved_at": "2026-03-17T23:59:59.999Z",
          "sha256": "2d775bca971aa50f4d1095b36f0b6265fdc65d0cb9e26e3909d4958380c9495e"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "rba.A2: Starter data published 2026-03-17; the RBA has not been asked yet. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.TRIMMED ends with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-03-17T23:59:59.999Z",
      "next_release": "2026-12-08T03:30:00.000Z",
      "notes": [
        "Inflation is the trimmed mean of the quarterly consumer price index, not the monthly one and not the headline.",
        "Inflation of a quarter is published about four weeks after it: the real rate of a quarter was not known at its end.",
        "The neutral rate cannot be observed; the regime is only as good as the band.",
        "neutral = 0.4 per cent, from 2025-02-18: Commonwealth Bank, February 2025: the mean of the seven models that the RBA shows in its Statement on Monetary Policy of February 2025 is about 2.9, less the target of 2.5; a reading of the graph, and no number of the RBA (https://www.rba.gov.au/publications/smp/2025/feb/)",
        "band = 0.4 percentage points, from 2025-02-18: half-width chosen for this signal where an estimate is a single number; nobody publishes it, and the models themselves lie further apart, from -0.5 to 2 per cent in the RBA speech of 12 October 2022 (https://www.bis.org/review/r221012b.htm)",
        "range = null per cent, from 2025-02-18: A single number (https://www.rba.gov.au/publications/smp/2025/feb/)"
      ],
      "headline": "The cash rate less trimmed mean inflation was 0.20 per cent in the December quarter 2025, inside the neutral range of 0.0 to 0.8.",
      "inputs": [
        {
          "input": "i",
          "series_ids": [
            "AU.CASHRATE"
          ],
          "dataset_id": "rba.A2",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-03-17T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.TRIMMED"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-01-29T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/real-rate-regime",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-rate-regime?format=csv",
      "next": null
    }
  },
  "signal_real_savings_rate": {
    "data": {
      "period": "2025-Q4",
      "deposit_rate_pct": 3.75,
      "cpi_annual_pct": 3.6,
      "real_rate_pct": 0.15,
      "realised_real_rate_pct": 0.6,
      "expected_inflation_pct": null,
      "expected_real_rate_pct": null,
      "after_tax": [
        {
          "marginal_rate_pct": 16,
          "after_tax_rate_pct": 3.15,
          "real_after_tax_rate_pct": -0.45,
          "stance": "eroding"
        },
        {
          "marginal_rate_pct": 30,
          "after_tax_rate_pct": 2.625,
          "real_after_tax_rate_pct": -0.975,
          "stance": "eroding"
        },
        {
          "marginal_rate_pct": 37,
          "after_tax_rate_pct": 2.3625,
          "real_after_tax_rate_pct": -1.2375,
          "stance": "eroding"
        },
        {
          "marginal_rate_pct": 45,
          "after_tax_rate_pct": 2.0625,
          "real_after_tax_rate_pct": -1.5375,
          "stance": "eroding"
        }
      ],
      "stance": "positive_real_return",
      "breaks": [
        "cpi-2025-q3-complete-monthly"
      ]
    },
    "meta": {
      "endpoint": "/v1/real-savings-rate",
      "query": {
        "product": "term_deposit_1y"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-05-11T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Retail deposit and investment rates",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F4",
        "dataset_id": "rba.F4",
        "release_date": "2026-05-07",
        "retrieved_at": "2026-05-11T23:59:59.999Z",
        "sha256": "0d0584281e296cf996f6f65a117bf9b109ee758e4b1d4ab175332ab07bb86eed"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Retail deposit and investment rates",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F4",
          "dataset_id": "rba.F4",
          "release_date": "2026-05-07",
          "retrieved_at": "2026-05-11T23:59:59.999Z",
          "sha256": "0d0584281e296cf996f6f65a117bf9b109ee758e4b1d4ab175332ab07bb86eed"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Inflation expectations",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G3",
          "dataset_id": "rba.G3",
          "release_date": null,
          "published_on_or_before": "2023-02-08",
          "retrieved_at": "2023-02-08T23:59:59.999Z",
          "sha256": "bd347ad14c30f58a2d977fa5c9c1dbc006a8b04937216d0fcc3511b543ffb708"
        }
      ],
      "stale": true,
      "stale_reason": "rba.F4: Starter data published 2026-05-07; the RBA has not been asked yet; AU.DEPOSIT.1Y ends with 2026-04: 5 months are missing. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY ends with 2025-Q4: 2 quarters are missing. rba.G3: Starter data of 2023-02-08; the RBA has not been asked yet; AU.INFLATION.EXPECTATIONS.MARKET ends with 2022-Q4: 14 quarters are missing",
      "vintage": "2026-05-07T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "real_rate_pct sets the rate of a deposit opened now against the inflation before it; realised_real_rate_pct is what a deposit opened a year before earned.",
        "Inflation is the quarterly consumer price index, all groups, over the year to the quarter: what was; expected_real_rate_pct is by what market economists expected.",
        "The deposit rate is the advertised rate of the last month of the quarter; savers may have got more or less.",
        "Marginal rates are those of residents, without the Medicare levy and other levies, each row with those of its own income year; income below the tax-free threshold bears none.",
        "τ = [16,30,37,45] per cent, from 2024-07-01: ATO, resident tax rates 2024-25 and 2025-26; Treasury Laws Amendment (Cost of Living Tax Cuts) Act 2024 (https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents)",
        "The inputs end at different periods: AU.DEPOSIT.1Y 2026-Q1, AU.CPI.YOY 2025-Q4. A row needs all of them.",
        "Figures on both sides of a break in a series are in 2025-Q4: see meta.breaks and the member breaks of each row."
      ],
      "headline": "The deposit rate less consumer price inflation was 0.15 per cent before tax in the December quarter 2025: 3.75 less 3.6.",
      "inputs": [
        {
          "input": "i",
          "series_ids": [
            "AU.DEPOSIT.1Y"
          ],
          "dataset_id": "rba.F4",
          "period": {
            "start": "2025-10",
            "end": "2025-12"
          },
          "adjustment": "original",
          "vintage": "2026-05-07T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-01-29T23:59:59.999Z"
        },
        {
          "input": "x",
          "series_ids": [
            "AU.INFLATION.EXPECTATIONS.MARKET"
          ],
          "dataset_id": "rba.G3",
          "period": {
            "start": "2022-Q4",
            "end": "2022-Q4"
          },
          "adjustment": "original",
          "vintage": "2023-02-08T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.YOY"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/real-savings-rate",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-savings-rate?format=csv",
      "next": null
    }
  },
  "signal_real_wages": {
    "data": {
      "period": "2025-Q4",
      "wpi_annual_change_pct": 3.4,
      "cpi_annual_change_pct": 3.6,
      "real_wages_gap_pct": -0.2,
      "real_wages_direction": "falling",
      "real_wage_index": 96.0004447536997,
      "breaks": [
        "cpi-2025-q3-complete-monthly",
        "cpi-2020-child-care"
      ]
    },
    "meta": {
      "endpoint": "/v1/real-wages",
      "query": {
        "seasonal_adjustment": "seasonally_adjusted"
      },
      "period": {
        "start": "2025-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6345.0",
        "dataset_id": "abs.WPI",
        "release_date": null,
        "published_on_or_before": "2026-04-01",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-01-29",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "6f5c2146de54a8287e68a53ddcd69e5c1876d73937830eb997a7ae612f14fd83"
        }
      ],
      "stale": true,
      "stale_reason": "abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet; AU.WPI.YOY, AU.WPI.INDEX end with 2025-Q4: 2 quarters are missing. rba.G1: Starter data published 2026-01-29; the RBA has not been asked yet; AU.CPI.YOY, AU.CPI.INDEX end with 2025-Q4: 2 quarters are missing",
      "vintage": "2026-04-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Inflation is the quarterly consumer price index, all groups, not the monthly one and not the trimmed mean.",
        "The gap is the difference of two published rates, each rounded to one decimal by its publisher.",
        "Wages are revised after they are first published; as_of reads what was known then.",
        "Figures on both sides of a break in a series are in 2025-Q4: see meta.breaks and the member breaks of each row."
      ],
      "headline": "Real wages fell 0.2 per cent over the year to the December quarter 2025, after a rise of 0.1.",
      "inputs": [
        {
          "input": "g",
          "series_ids": [
            "AU.WPI.YOY"
          ],
          "dataset_id": "abs.WPI",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-04-01T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-01-29T23:59:59.999Z"
        },
        {
          "input": "W",
          "series_ids": [
            "AU.WPI.INDEX"
          ],
          "dataset_id": "abs.WPI",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-04-01T23:59:59.999Z"
        },
        {
          "input": "P",
          "series_ids": [
            "AU.CPI.INDEX"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-01-29T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.YOY",
            "AU.CPI.INDEX"
          ]
        },
        {
          "ids": [
            "cpi-2020-child-care"
          ],
          "periods": [
            "2020-Q2"
          ],
          "until": "2020-Q3",
          "kind": "collection",
          "what": "Child care was free from 6 April to 12 July 2020 and entered the index at no price, returning to it in the quarter after.",
          "size": "Child care fell 95 per cent in 2020-Q2 and took 1.1 percentage points off the quarterly change of all groups.",
          "growth": "given",
          "source": "ABS, Consumer Price Index, June quarter 2020, commentary",
          "series": [
            "AU.CPI.INDEX"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/real-wages",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/real-wages?format=csv",
      "next": null
    }
  },
  "signal_sectoral_employment_shift": {
    "data": [
      {
        "period": "2025-Q4",
        "industry": "Health care and social assistance",
        "industry_code": "Q",
        "employed_persons": 2361551.8701,
        "change_on_year_persons": 111012.9962,
        "change_on_year_pct": 4.932729555905135,
        "share_pct": 16.038420971531202,
        "share_change_ppt": 0.5591074151454016,
        "rank": 1
      },
      {
        "period": "2025-Q4",
        "industry": "Professional, scientific and technical services",
        "industry_code": "M",
        "employed_persons": 1368384.6555,
        "change_on_year_persons": 68672.5164,
        "change_on_year_pct": 5.283671232581777,
        "share_pct": 9.293350458977368,
        "share_change_ppt": 0.35386846757953094,
        "rank": 2
      },
      {
        "period": "2025-Q4",
        "industry": "Education and training",
        "industry_code": "P",
        "employed_persons": 1355376.606,
        "change_on_year_persons": 53948.3144,
        "change_on_year_pct": 4.145315938512062,
        "share_pct": 9.205006613330362,
        "share_change_ppt": 0.25372084330592415,
        "rank": 3
      },
      {
        "period": "2025-Q4",
        "industry": "Electricity, gas, water and waste services",
        "industry_code": "D",
        "employed_persons": 229581.9513,
        "change_on_year_persons": 32967.6215,
        "change_on_year_pct": 16.76765957676396,
        "share_pct": 1.55920012981085,
        "share_change_ppt": 0.20687740570753754,
        "rank": 4
      },
      {
        "period": "2025-Q4",
        "industry": "Other services",
        "industry_code": "S",
        "employed_persons": 584039.3242,
        "change_on_year_persons": 23368.409,
        "change_on_year_pct": 4.167936728386246,
        "share_pct": 3.96648858915453,
        "share_change_ppt": 0.11016733250947564,
        "rank": 5
      },
      {
        "period": "2025-Q4",
        "industry": "Public administration and safety",
        "industry_code": "O",
        "employed_persons": 981727.5846,
        "change_on_year_persons": 21811.2283,
        "change_on_year_pct": 2.272200922179457,
        "share_pct": 6.667378549052397,
        "share_change_ppt": 0.0650281344950665,
        "rank": 6
      },
      {
        "period": "2025-Q4",
        "industry": "Accommodation and food services",
        "industry_code": "H",
        "employed_persons": 990832.3766,
        "change_on_year_persons": 19867.1366,
        "change_on_year_pct": 2.0461223308055887,
        "share_pct": 6.729213518168721,
        "share_change_ppt": 0.05086835532074563,
        "rank": 7
      },
      {
        "period": "2025-Q4",
        "industry": "Administrative and support services",
        "industry_code": "N",
        "employed_persons": 444055.1656,
        "change_on_year_persons": 8886.2202,
        "change_on_year_pct": 2.042016162672633,
        "share_pct": 3.0157896469046106,
        "share_change_ppt": 0.022676915563430544,
        "rank": 8
      },
      {
        "period": "2025-Q4",
        "industry": "Information media and telecommunications",
        "industry_code": "J",
        "employed_persons": 185877.7109,
        "change_on_year_persons": 2524.559,
        "change_on_year_pct": 1.376883338976853,
        "share_pct": 1.262383864773013,
        "share_change_ppt": 0.0012721538282474132,
        "rank": 9
      },
      {
        "period": "2025-Q4",
        "industry": "Financial and insurance services",
        "industry_code": "K",
        "employed_persons": 541598.8108,
        "change_on_year_persons": -2085.9852,
        "change_on_year_pct": -0.3836754706673773,
        "share_pct": 3.67825489470331,
        "share_change_ppt": -0.061235025121819664,
        "rank": 10
      },
      {
        "period": "2025-Q4",
        "industry": "Arts and recreation services",
        "industry_code": "R",
        "employed_persons": 250841.3074,
        "change_on_year_persons": -6903.6355,
        "change_on_year_pct": -2.678475636543709,
        "share_pct": 1.7035825196420975,
        "share_change_ppt": -0.0691994727026981,
        "rank": 11
      },
      {
        "period": "2025-Q4",
        "industry": "Manufacturing",
        "industry_code": "C",
        "employed_persons": 873311.3039,
        "change_on_year_persons": -8718.2785,
        "change_on_year_pct": -0.9884337979093161,
        "share_pct": 5.9310720668404855,
        "share_change_ppt": -0.1355694074823841,
        "rank": 12
      },
      {
        "period": "2025-Q4",
        "industry": "Construction",
        "industry_code": "E",
        "employed_persons": 1364444.9305,
        "change_on_year_persons": -2558.4454,
        "change_on_year_pct": -0.1871572115405784,
        "share_pct": 9.266593914324643,
        "share_change_ppt": -0.13572040852240086,
        "rank": 13
      },
      {
        "period": "2025-Q4",
        "industry": "Retail trade",
        "industry_code": "G",
        "employed_persons": 1353914.2245,
        "change_on_year_persons": -5801.0014,
        "change_on_year_pct": -0.4266335545489053,
        "share_pct": 9.195074885632598,
        "share_change_ppt": -0.15711119441698962,
        "rank": 14
      },
      {
        "period": "2025-Q4",
        "industry": "Rental, hiring and real estate services",
        "industry_code": "L",
        "employed_persons": 228801.9054,
        "change_on_year_persons": -23171.8534,
        "change_on_year_pct": -9.19613753049272,
        "share_pct": 1.5539024674220974,
        "share_change_ppt": -0.17918504583079953,
        "rank": 15
      },
      {
        "period": "2025-Q4",
        "industry": "Mining",
        "industry_code": "B",
        "employed_persons": 287522.2191,
        "change_on_year_persons": -23140.61,
        "change_on_year_pct": -7.448786218499048,
        "share_pct": 1.9527000219560533,
        "share_change_ppt": -0.1840537118816814,
        "rank": 16
      },
      {
        "period": "2025-Q4",
        "industry": "Wholesale trade",
        "industry_code": "F",
        "employed_persons": 321639.5332,
        "change_on_year_persons": -22996.9468,
        "change_on_year_pct": -6.672812698179831,
        "share_pct": 2.1844069147335503,
        "share_change_ppt": -0.1860192079863041,
        "rank": 17
      },
      {
        "period": "2025-Q4",
        "industry": "Agriculture, forestry and fishing",
        "industry_code": "A",
        "employed_persons": 270106.0682,
        "change_on_year_persons": -33194.6328,
        "change_on_year_pct": -10.944462934162502,
        "share_pct": 1.8344186649490257,
        "share_change_ppt": -0.2516980011962524,
        "rank": 18
      },
      {
        "period": "2025-Q4",
        "industry": "Transport, postal and warehousing",
        "industry_code": "I",
        "employed_persons": 730733.9213,
        "change_on_year_persons": -29155.6784,
        "change_on_year_pct": -3.8368308253607375,
        "share_pct": 4.9627613080930875,
        "share_change_ppt": -0.2637955483140262,
        "rank": 19
      }
    ],
    "meta": {
      "endpoint": "/v1/sectoral-employment-shift",
      "query": {},
      "period": {
        "start": "2024-Q4",
        "end": "2025-Q4"
      },
      "row_count": 19,
      "total_rows": 19,
      "truncated": false,
      "retrieved_at": "2026-04-16T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed",
        "attribution": "Source: Australian Bureau of Statistics, Employed persons by industry and state",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6291.0.55.001",
        "dataset_id": "abs.LF_INDUSTRY",
        "release_date": null,
        "published_on_or_before": "2026-04-16",
        "retrieved_at": "2026-04-16T23:59:59.999Z",
        "sha256": "25870a291800185d0a7c3337c5c6e3d93d956aae7f8da74b6de09607589e6150"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed",
          "attribution": "Source: Australian Bureau of Statistics, Employed persons by industry and state",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6291.0.55.001",
          "dataset_id": "abs.LF_INDUSTRY",
          "release_date": null,
          "published_on_or_before": "2026-04-16",
          "retrieved_at": "2026-04-16T23:59:59.999Z",
          "sha256": "25870a291800185d0a7c3337c5c6e3d93d956aae7f8da74b6de09607589e6150"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2026-04-16; the ABS has not been asked yet",
      "vintage": "2026-04-16T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Original figures of the survey month in the middle of the quarter; each person counts once, in the industry of the main job."
      ],
      "headline": "Over the year to the December quarter 2025 the share of Health care and social assistance in employment rose 0.56 percentage points and that of Transport, postal and warehousing fell 0.26 percentage points, the first and the last by this change.",
      "inputs": [
        {
          "input": "E",
          "dataset_id": "abs.LF_INDUSTRY",
          "period": {
            "start": "2024-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-04-16T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/sectoral-employment-shift",
      "summary": {
        "period": "2025-Q4",
        "region": "Australia",
        "industries": 19
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/sectoral-employment-shift?format=csv",
      "next": null
    }
  },
  "signal_state_employment_snapshot": {
    "data": [
      {
        "period": "2025-02",
        "state": "NSW",
        "employed_persons": 4477579.1362,
        "change_on_month": -22854.4544,
        "change_on_year_pct": 1.8070166925639342,
        "share_pct": 30.88010981567849,
        "employment_to_population_pct": 63.4186927,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "VIC",
        "employed_persons": 3767871.8141,
        "change_on_month": -9777.3111,
        "change_on_year_pct": 1.6747606188196817,
        "share_pct": 25.98553634711475,
        "employment_to_population_pct": 64.4380261,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "QLD",
        "employed_persons": 2961741.5477,
        "change_on_month": -22890.917,
        "change_on_year_pct": 1.6309137887847491,
        "share_pct": 20.425971592375312,
        "employment_to_population_pct": 63.9507788,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "SA",
        "employed_persons": 959157.7775,
        "change_on_month": -11647.3305,
        "change_on_year_pct": 1.3844701308860063,
        "share_pct": 6.614935570943113,
        "employment_to_population_pct": 60.8178546,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "WA",
        "employed_persons": 1643519.7494,
        "change_on_month": 5058.7227,
        "change_on_year_pct": 2.8885908808677696,
        "share_pct": 11.334712084794175,
        "employment_to_population_pct": 66.6871608,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "TAS",
        "employed_persons": 278964.6629,
        "change_on_month": -8563.971,
        "change_on_year_pct": -0.8885898897982636,
        "share_pct": 1.9239100333035297,
        "employment_to_population_pct": 57.5009405,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "NT",
        "employed_persons": 139824.5529,
        "change_on_month": 263.1637,
        "change_on_year_pct": -0.4305713459561322,
        "share_pct": 0.9643151839733971,
        "employment_to_population_pct": 69.6889234,
        "adjustment": "seasonally_adjusted"
      },
      {
        "period": "2025-02",
        "state": "ACT",
        "employed_persons": 271221.6306,
        "change_on_month": -2425.5831,
        "change_on_year_pct": 2.678024082586372,
        "share_pct": 1.8705093718172277,
        "employment_to_population_pct": 69.5795112,
        "adjustment": "seasonally_adjusted"
      }
    ],
    "meta": {
      "endpoint": "/v1/state-employment-snapshot",
      "query": {},
      "period": {
        "start": "2024-02",
        "end": "2025-02"
      },
      "row_count": 8,
      "total_rows": 8,
      "truncated": false,
      "retrieved_at": "2025-03-27T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
        "attribution": "Source: Australian Bureau of Statistics, Labour force",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6202.0",
        "dataset_id": "abs.LF",
        "release_date": null,
        "published_on_or_before": "2025-03-27",
        "retrieved_at": "2025-03-27T23:59:59.999Z",
        "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2025-03-27",
          "retrieved_at": "2025-03-27T23:59:59.999Z",
          "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2026-10-31; the ABS has not been asked yet",
      "vintage": "2025-03-27T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Seasonally adjusted states do not add up to Australia: each is adjusted on its own."
      ],
      "headline": "The states and territories together had 14,499,881 employed persons in February 2025.",
      "inputs": [
        {
          "input": "E",
          "dataset_id": "abs.LF",
          "period": {
            "start": "2024-02",
            "end": "2025-02"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2025-03-27T23:59:59.999Z"
        },
        {
          "input": "R",
          "dataset_id": "abs.LF",
          "period": {
            "start": "2025-02",
            "end": "2025-02"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2025-03-27T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/state-employment-snapshot",
      "summary": {
        "period": "2025-02",
        "states_total_persons": 14499880.8713
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/state-employment-snapshot?format=csv",
      "next": null
    }
  },
  "signal_state_fiscal_snapshot": {
    "data": [
      {
        "period": "FY2024-25",
        "state": "South Australia",
        "financial_year": "2024-25",
        "revenue_aud_m": 27208,
        "expense_aud_m": 27143,
        "net_operating_balance_aud_m": 65,
        "net_lending_aud_m": -2193,
        "net_debt_aud_m": null,
        "net_debt_upper_bound_aud_m": 20564,
        "net_debt_pct_gsp": null
      }
    ],
    "meta": {
      "endpoint": "/v1/state-fiscal-snapshot",
      "query": {},
      "period": {
        "start": "FY2024-25",
        "end": "FY2024-25"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-04-21T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-annual",
        "attribution": "Source: Australian Bureau of Statistics, Government finance statistics by state",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "5512.0",
        "dataset_id": "abs.GFS_STATE",
        "release_date": "2026-04-21",
        "retrieved_at": "2026-04-21T23:59:59.999Z",
        "sha256": "e5a9fb4588230c79a0fca9670db9e39fceac1ab9b4679db1d22c445fc444a45a"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/government/government-finance-statistics-annual",
          "attribution": "Source: Australian Bureau of Statistics, Government finance statistics by state",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5512.0",
          "dataset_id": "abs.GFS_STATE",
          "release_date": "2026-04-21",
          "retrieved_at": "2026-04-21T23:59:59.999Z",
          "sha256": "e5a9fb4588230c79a0fca9670db9e39fceac1ab9b4679db1d22c445fc444a45a"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data published 2026-04-21; the ABS has not been asked yet",
      "vintage": "2026-04-21T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "net_debt_upper_bound_aud_m is no net debt: the debt securities that a state holds are not published apart from its other financial assets.",
        "State general government only, without local government and public corporations; actual figures of the ABS, not those of the budget papers.",
        "Not among the series that are stored, and therefore absent: AU.GOVERNMENT.REVENUE.NSW, AU.GOVERNMENT.REVENUE.VIC, AU.GOVERNMENT.REVENUE.QLD and 74 more.",
        "No version of abs.GSP is held yet."
      ],
      "headline": "Net operating balance in million dollars: 65 in South Australia (2024-25).",
      "inputs": [
        {
          "input": "r",
          "series_ids": [
            "AU.GOVERNMENT.REVENUE.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "e",
          "series_ids": [
            "AU.GOVERNMENT.EXPENSE.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "b",
          "series_ids": [
            "AU.GOVERNMENT.BALANCE.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "l",
          "series_ids": [
            "AU.GOVERNMENT.NET_LENDING.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "deposits_owed",
          "series_ids": [
            "AU.GOVERNMENT.DEPOSITS.OWED.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "advances_received",
          "series_ids": [
            "AU.GOVERNMENT.ADVANCES.RECEIVED.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "loans_owed",
          "series_ids": [
            "AU.GOVERNMENT.LOANS.OWED.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "debt_securities",
          "series_ids": [
            "AU.GOVERNMENT.DEBT_SECURITIES.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "deposits_held",
          "series_ids": [
            "AU.GOVERNMENT.DEPOSITS.HELD.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "advances_paid",
          "series_ids": [
            "AU.GOVERNMENT.ADVANCES.PAID.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        },
        {
          "input": "loans_held",
          "series_ids": [
            "AU.GOVERNMENT.LOANS.HELD.SA_STATE"
          ],
          "dataset_id": "abs.GFS_STATE",
          "period": {
            "start": "FY2024-25",
            "end": "FY2024-25"
          },
          "adjustment": "original",
          "vintage": "2026-04-21T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/state-fiscal-snapshot",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/state-fiscal-snapshot?format=csv",
      "next": null
    }
  },
  "signal_state_league_table": {
    "data": [
      {
        "state": "NSW",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 9.0830552,
        "decade_mean": 13.125113121666667,
        "against_decade": -4.042057921666666,
        "rank": 5
      },
      {
        "state": "VIC",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 9.4336372,
        "decade_mean": 14.28615435,
        "against_decade": -4.85251715,
        "rank": 2
      },
      {
        "state": "QLD",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 9.6596735,
        "decade_mean": 14.483942037499999,
        "against_decade": -4.824268537499998,
        "rank": 3
      },
      {
        "state": "SA",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 10.4546801,
        "decade_mean": 15.544883928333332,
        "against_decade": -5.090203828333333,
        "rank": 1
      },
      {
        "state": "WA",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 9.0565952,
        "decade_mean": 13.656067366666667,
        "against_decade": -4.599472166666667,
        "rank": 4
      },
      {
        "state": "TAS",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 12.2475715,
        "decade_mean": 16.223757856666666,
        "against_decade": -3.976186356666666,
        "rank": 6
      },
      {
        "state": "NT",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 9.9118006,
        "decade_mean": 9.316736779166666,
        "against_decade": 0.595063820833333,
        "rank": 8
      },
      {
        "state": "ACT",
        "indicator": "underutilisation",
        "period": "2022-08",
        "value": 7.0656418,
        "decade_mean": 10.061581400833335,
        "against_decade": -2.995939600833335,
        "rank": 7
      },
      {
        "state": "NSW",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 2.2481799959875426,
        "decade_mean": 1.1953358569994752,
        "against_decade": 1.0528441389880674,
        "rank": 3
      },
      {
        "state": "VIC",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 2.775375560664073,
        "decade_mean": 1.6759636480611095,
        "against_decade": 1.0994119126029633,
        "rank": 2
      },
      {
        "state": "QLD",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 2.6244710793601023,
        "decade_mean": 1.604740157792543,
        "against_decade": 1.0197309215675592,
        "rank": 4
      },
      {
        "state": "SA",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 1.6459923664122078,
        "decade_mean": 1.0283300610713393,
        "against_decade": 0.6176623053408685,
        "rank": 5
      },
      {
        "state": "WA",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 3.308649572335942,
        "decade_mean": 1.4846422967669188,
        "against_decade": 1.8240072755690233,
        "rank": 1
      },
      {
        "state": "TAS",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 0.4111106451973656,
        "decade_mean": 1.1343514649883675,
        "against_decade": -0.7232408197910019,
        "rank": 8
      },
      {
        "state": "NT",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 0.9496593007705556,
        "decade_mean": 0.48090452914119286,
        "against_decade": 0.46875477162936274,
        "rank": 6
      },
      {
        "state": "ACT",
        "indicator": "population",
        "period": "2023-Q4",
        "value": 1.9747314183108378,
        "decade_mean": 1.9789187851615853,
        "against_decade": -0.0041873668507475,
        "rank": 7
      }
    ],
    "meta": {
      "endpoint": "/v1/state-league-table",
      "query": {},
      "period": {
        "start": "2012-08",
        "end": "2026-05"
      },
      "row_count": 16,
      "total_rows": 16,
      "truncated": false,
      "retrieved_at": "2026-10-31T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
        "attribution": "Source: Australian Bureau of Statistics, Labour force",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6202.0",
        "dataset_id": "abs.LF",
        "release_date": null,
        "published_on_or_before": "2025-03-27",
        "retrieved_at": "2025-03-27T23:59:59.999Z",
        "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2025-03-27",
          "retrieved_at": "2025-03-27T23:59:59.999Z",
          "sha256": "e6a5c7859a2c58ff789d94088c9ba4e2f2c50bbc4b32b3266e991ee870f822cf"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Underemployment and underutilisation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF_UNDER",
          "release_date": "2022-09-15",
          "release_date_basis": "inferred",
          "retrieved_at": "2022-09-15T23:59:59.999Z",
          "sha256": "a398ffaa2bb601beec88d36e0affdef73dd4e6404633627f00ea44eb635735dd"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/finance/monthly-household-spending-indicator",
          "attribution": "Source: Australian Bureau of Statistics, Monthly Household Spending Indicator",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5682.0",
          "dataset_id": "abs.HSI_M",
          "release_date": null,
          "published_on_or_before": "2026-07-31",
          "retrieved_at": "2026-07-31T23:59:59.999Z",
          "sha256": "9e5eabe38d0c239de3a0f394f7af91d927151be7b88e7902896ae5d08d7427e9"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/people/population/national-state-and-territory-population",
          "attribution": "Source: Australian Bureau of Statistics, Estimated resident population, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "3101.0",
          "dataset_id": "abs.ERP_Q",
          "release_date": null,
          "published_on_or_before": "2024-07-10",
          "retrieved_at": "2024-07-10T23:59:59.999Z",
          "sha256": "287caef11f795aff0ac5bbd0d7a687b5663f23fb7342bbe755366868791ba9d4"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia",
          "attribution": "Source: Australian Bureau of Statistics, Building approvals",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "8731.0",
          "dataset_id": "abs.BUILDING_APPROVALS",
          "release_date": null,
          "published_on_or_before": "2026-10-31",
          "retrieved_at": "2026-10-31T23:59:59.999Z",
          "sha256": "fc38e3fc39f8b62c220d5d8e4a55fecb3c994dbee286312236ae146b6fd9875c"
        }
      ],
      "stale": true,
      "stale_reason": "abs.LF: Starter data of 2026-10-31; the ABS has not been asked yet; AU.UNEMP.NSW, AU.UNEMP.VIC, AU.UNEMP.QLD and 13 more end with 2025-02: 19 months are missing, and others of abs.LF go to 2026-07. abs.LF_UNDER: Starter data published 2022-09-15; the ABS has not been asked yet; AU.UNDERUTIL.NSW, AU.UNDERUTIL.VIC, AU.UNDERUTIL.QLD and 5 more end with 2022-08: 49 months are missing. abs.HSI_M: Starter data of 2026-07-31; the ABS has not been asked yet; AU.HOUSEHOLD.SPENDING.NSW, AU.HOUSEHOLD.SPENDING.VIC, AU.HOUSEHOLD.SPENDING.QLD and 5 more end with 2026-05: 4 months are missing. abs.ERP_Q: Starter data of 2024-07-11; the ABS has not been asked yet; AU.POPULATION.NSW, AU.POPULATION.VIC, AU.POPULATION.QLD and 5 more end with 2023-Q4: 9 quarters are missing. abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet. abs.BUILDING_APPROVALS: Starter data of 2026-10-31; the ABS has not been asked yet",
      "vintage": "2026-10-31T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "A rank says how a state stands against its own past, not which state is richer or grows faster.",
        "Household spending is in current prices: higher prices raise it.",
        "Wages are original figures, dwellings approved are original figures summed over twelve months, the others are seasonally adjusted or need no adjustment.",
        "Less unemployment and underutilisation, and more of the others, counts as better; nobody published weights, and none are used.",
        "Not ranked: the unemployment rate has not ten years before 2025-02 for ACT; the growth of employment over the year has not ten years before 2025-02 for ACT; the growth of state final demand over the year is not stored for NSW, VIC, QLD, SA, WA, TAS, NT and ACT; the growth of household spending over the year has not ten years before 2026-05 for NSW, VIC, QLD, SA, WA, TAS, NT and ACT; the growth of wages over the year is not stored for NSW, VIC, QLD, SA, WA, TAS, NT and ACT; the dwellings approved in twelve months is not stored for NSW, VIC, QLD, SA, WA, TAS, NT and ACT.",
        "Fewer than 6 of 8 indicators rank the states: no mean rank is given.",
        "Figures on both sides of a break are compared in AU.UNEMP.NSW, AU.UNEMP.VIC, AU.UNEMP.QLD and 27 more: see meta.breaks.",
        "Figures from before 2020-02 and from then on are of different editions in AU.EMPLOYED.NSW, AU.EMPLOYED.VIC, AU.EMPLOYED.QLD, AU.EMPLOYED.SA_STATE, AU.EMPLOYED.WA, AU.EMPLOYED.TAS, AU.EMPLOYED.NT: what the newer one revised of the earlier ones is not stored.",
        "The figures are about different periods: 2025-02 (AU.UNEMP.NSW, AU.UNEMP.VIC, AU.UNEMP.QLD and 13 more), 2022-08 (AU.UNDERUTIL.NSW, AU.UNDERUTIL.VIC, AU.UNDERUTIL.QLD and 5 more), 2026-05 (AU.HOUSEHOLD.SPENDING.NSW, AU.HOUSEHOLD.SPENDING.VIC, AU.HOUSEHOLD.SPENDING.QLD and 5 more), 2023-Q4 (AU.POPULATION.NSW, AU.POPULATION.VIC, AU.POPULATION.QLD and 5 more).",
        "The figures are adjusted in different ways: seasonally adjusted (AU.UNEMP.NSW, AU.UNEMP.VIC, AU.UNEMP.QLD and 29 more), original (AU.POPULATION.NSW, AU.POPULATION.VIC, AU.POPULATION.QLD and 5 more).",
        "Not among the series that are stored, and therefore absent: AU.WPI.YOY.NSW, AU.WPI.YOY.VIC, AU.WPI.YOY.QLD and 13 more.",
        "No version of abs.ANA_SFD is held yet."
      ],
      "headline": "By underutilisation rate, SA stands best against the ten years before in August 2022.",
      "inputs": [
        {
          "input": "unemployment",
          "series_ids": [
            "AU.UNEMP.NSW",
            "AU.UNEMP.VIC",
            "AU.UNEMP.QLD",
            "AU.UNEMP.SA_STATE",
            "AU.UNEMP.WA",
            "AU.UNEMP.TAS",
            "AU.UNEMP.NT",
            "AU.UNEMP.ACT"
          ],
          "dataset_id": "abs.LF",
          "period": {
            "start": "2015-02",
            "end": "2025-02"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2025-03-27T23:59:59.999Z"
        },
        {
          "input": "underutilisation",
          "series_ids": [
            "AU.UNDERUTIL.NSW",
            "AU.UNDERUTIL.VIC",
            "AU.UNDERUTIL.QLD",
            "AU.UNDERUTIL.SA_STATE",
            "AU.UNDERUTIL.WA",
            "AU.UNDERUTIL.TAS",
            "AU.UNDERUTIL.NT",
            "AU.UNDERUTIL.ACT"
          ],
          "dataset_id": "abs.LF_UNDER",
          "period": {
            "start": "2012-08",
            "end": "2022-08"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2022-09-15T23:59:59.999Z"
        },
        {
          "input": "employment",
          "series_ids": [
            "AU.EMPLOYED.NSW",
            "AU.EMPLOYED.VIC",
            "AU.EMPLOYED.QLD",
            "AU.EMPLOYED.SA_STATE",
            "AU.EMPLOYED.WA",
            "AU.EMPLOYED.TAS",
            "AU.EMPLOYED.NT",
            "AU.EMPLOYED.ACT"
          ],
          "dataset_id": "abs.LF",
          "period": {
            "start": "2014-02",
            "end": "2025-02"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2025-03-27T23:59:59.999Z"
        },
        {
          "input": "spending",
          "series_ids": [
            "AU.HOUSEHOLD.SPENDING.NSW",
            "AU.HOUSEHOLD.SPENDING.VIC",
            "AU.HOUSEHOLD.SPENDING.QLD",
            "AU.HOUSEHOLD.SPENDING.SA_STATE",
            "AU.HOUSEHOLD.SPENDING.WA",
            "AU.HOUSEHOLD.SPENDING.TAS",
            "AU.HOUSEHOLD.SPENDING.NT",
            "AU.HOUSEHOLD.SPENDING.ACT"
          ],
          "dataset_id": "abs.HSI_M",
          "period": {
            "start": "2019-01",
            "end": "2026-05"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-07-31T23:59:59.999Z"
        },
        {
          "input": "population",
          "series_ids": [
            "AU.POPULATION.NSW",
            "AU.POPULATION.VIC",
            "AU.POPULATION.QLD",
            "AU.POPULATION.SA_STATE",
            "AU.POPULATION.WA",
            "AU.POPULATION.TAS",
            "AU.POPULATION.NT",
            "AU.POPULATION.ACT"
          ],
          "dataset_id": "abs.ERP_Q",
          "period": {
            "start": "2012-Q4",
            "end": "2023-Q4"
          },
          "adjustment": "original",
          "vintage": "2024-07-10T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "lf-2016-07-rebenchmark"
          ],
          "periods": [
            "2016-07"
          ],
          "kind": "rebenchmark",
          "what": "Estimates from this month on are scaled to the population by the Census of 2021; those before are as benchmarked to the Census of 2016.",
          "size": null,
          "growth": "given",
          "source": "ABS, Major rebenchmarking of Labour Force Estimates: revised back to July 2016",
          "series": [
            "AU.UNEMP.NSW",
            "AU.UNEMP.VIC",
            "AU.UNEMP.QLD",
            "AU.UNEMP.SA_STATE",
            "AU.UNEMP.WA",
            "AU.UNEMP.TAS",
            "AU.UNEMP.NT",
            "AU.UNDERUTIL.NSW",
            "AU.UNDERUTIL.VIC",
            "AU.UNDERUTIL.QLD",
            "AU.UNDERUTIL.SA_STATE",
            "AU.UNDERUTIL.WA",
            "AU.UNDERUTIL.TAS",
            "AU.UNDERUTIL.NT",
            "AU.UNDERUTIL.ACT",
            "AU.EMPLOYED.NSW",
            "AU.EMPLOYED.VIC",
            "AU.EMPLOYED.QLD",
            "AU.EMPLOYED.SA_STATE",
            "AU.EMPLOYED.WA",
            "AU.EMPLOYED.TAS",
            "AU.EMPLOYED.NT"
          ]
        },
        {
          "ids": [
            "lf-2014-supplementary-surveys"
          ],
          "periods": [
            "2014-02"
          ],
          "until": "2014-10",
          "kind": "method",
          "what": "The programme of supplementary surveys changed; seasonal factors of July to September 2014 were set to one, and the effects of those surveys are corrected since October 2014.",
          "size": null,
          "growth": "given",
          "source": "ABS 6202.0, September 2014; statement of the ABS of 6 November 2014",
          "series": [
            "AU.UNDERUTIL.NSW",
            "AU.UNDERUTIL.VIC",
            "AU.UNDERUTIL.QLD",
            "AU.UNDERUTIL.SA_STATE",
            "AU.UNDERUTIL.WA",
            "AU.UNDERUTIL.TAS",
            "AU.UNDERUTIL.NT",
            "AU.UNDERUTIL.ACT",
            "AU.EMPLOYED.NSW",
            "AU.EMPLOYED.VIC",
            "AU.EMPLOYED.QLD",
            "AU.EMPLOYED.SA_STATE",
            "AU.EMPLOYED.WA",
            "AU.EMPLOYED.TAS",
            "AU.EMPLOYED.NT"
          ]
        },
        {
          "ids": [
            "erp-2021-rebase"
          ],
          "periods": [
            "2021-Q2"
          ],
          "kind": "rebenchmark",
          "what": "Rebased to the Census of 2021, back to June 2016; components do not add up to growth between two Censuses.",
          "size": null,
          "growth": "given",
          "source": "ABS, Major rebenchmarking of Labour Force Estimates",
          "series": [
            "AU.POPULATION.NSW",
            "AU.POPULATION.VIC",
            "AU.POPULATION.QLD",
            "AU.POPULATION.SA_STATE",
            "AU.POPULATION.WA",
            "AU.POPULATION.TAS",
            "AU.POPULATION.NT",
            "AU.POPULATION.ACT"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/state-league-table",
      "summary": {
        "indicators_ranked": 2,
        "indicators": 8,
        "mean_rank": null
      },
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/state-league-table?format=csv",
      "next": null
    }
  },
  "signal_super_fund_real_return": {
    "data": {
      "period": "FY2024-25",
      "financial_year": "2024-25",
      "return_pct": 8.57670565034753,
      "cpi_annual_pct": 2.3,
      "real_return_ppt": 6.276705650347529,
      "real_return_exact_pct": 6.135587145989785,
      "products": 4,
      "average_assets_aud_m": 3717.966
    },
    "meta": {
      "endpoint": "/v1/super-fund-real-return",
      "query": {},
      "period": {
        "start": "FY2023-24",
        "end": "2025-Q2"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-11-21T00:00:00.000Z",
      "source": {
        "name": "Australian Prudential Regulation Authority",
        "url": "https://www.apra.gov.au/annual-mysuper-statistics",
        "attribution": "Source: Australian Prudential Regulation Authority, MySuper products, annual",
        "licence": {
          "name": "Creative Commons Attribution 3.0 Australia",
          "url": "https://creativecommons.org/licenses/by/3.0/au/"
        },
        "catalogue_number": null,
        "dataset_id": "apra.MYSUPER_PRODUCTS",
        "release_date": "2025-07-01",
        "retrieved_at": "2026-11-21T00:00:00.000Z",
        "sha256": "b3b34033f81d9d4871e5b30054bbdc9caa232e7319d9b07430dfdf070e9ff0e1"
      },
      "sources": [
        {
          "name": "Australian Prudential Regulation Authority",
          "url": "https://www.apra.gov.au/annual-mysuper-statistics",
          "attribution": "Source: Australian Prudential Regulation Authority, MySuper products, annual",
          "licence": {
            "name": "Creative Commons Attribution 3.0 Australia",
            "url": "https://creativecommons.org/licenses/by/3.0/au/"
          },
          "catalogue_number": null,
          "dataset_id": "apra.MYSUPER_PRODUCTS",
          "release_date": "2025-07-01",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "b3b34033f81d9d4871e5b30054bbdc9caa232e7319d9b07430dfdf070e9ff0e1"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Consumer price inflation",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table G1",
          "dataset_id": "rba.G1",
          "release_date": "2026-11-21",
          "retrieved_at": "2026-11-21T00:00:00.000Z",
          "sha256": "72ddd29dd1f3f607777f7127b7623f2260739197115320aa656553f0cdc6845d"
        }
      ],
      "stale": false,
      "stale_reason": null,
      "vintage": "2026-11-21T00:00:00.000Z",
      "next_release": null,
      "notes": [
        "On the mean of total assets a return is lower than the rate of return of APRA, which divides by net assets adjusted for cash flow: without flows 10 per cent becomes 9.52.",
        "A return on average assets computed here from the annual MySuper statistics; not a published rate of return, nor that of a member.",
        "The figures are about different periods: FY2024-25 (apra.MYSUPER_PRODUCTS), 2025-Q2 (AU.CPI.YOY)."
      ],
      "sandbox": true,
      "headline": "MySuper products earned 8.6 per cent on average assets in 2024-25, 6.3 percentage points more than the rise of consumer prices, 2.3 per cent.",
      "inputs": [
        {
          "input": "k",
          "dataset_id": "apra.MYSUPER_PRODUCTS",
          "period": {
            "start": "FY2023-24",
            "end": "FY2024-25"
          },
          "adjustment": null,
          "vintage": "2025-07-01T23:59:59.999Z"
        },
        {
          "input": "π",
          "series_ids": [
            "AU.CPI.YOY"
          ],
          "dataset_id": "rba.G1",
          "period": {
            "start": "2025-Q2",
            "end": "2025-Q2"
          },
          "adjustment": "original",
          "vintage": "2026-11-21T00:00:00.000Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/super-fund-real-return",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/super-fund-real-return?format=csv",
      "next": null
    }
  },
  "signal_trade_balance": {
    "data": {
      "period": "2017-05",
      "exports_aud_bn": 26.391,
      "imports_aud_bn": 23.84,
      "trade_balance_aud_bn": 2.551,
      "status": "surplus",
      "change_on_month_aud_bn": 2.326,
      "exports_top": null,
      "imports_top": null,
      "scope": "goods"
    },
    "meta": {
      "endpoint": "/v1/trade-balance",
      "query": {},
      "period": {
        "start": "2017-04",
        "end": "2017-05"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2017-08-01T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/international-trade/international-trade-goods",
        "attribution": "Source: Australian Bureau of Statistics, International trade in goods",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "5368.0",
        "dataset_id": "abs.ITGS",
        "release_date": null,
        "published_on_or_before": "2017-08-01",
        "retrieved_at": "2017-08-01T23:59:59.999Z",
        "sha256": "c01bb9abe9dc53b1317fc63bb5cbc67e4f9e30f3c07690bd348a60bdac81cc34"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/international-trade/international-trade-goods",
          "attribution": "Source: Australian Bureau of Statistics, International trade in goods",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "5368.0",
          "dataset_id": "abs.ITGS",
          "release_date": null,
          "published_on_or_before": "2017-08-01",
          "retrieved_at": "2017-08-01T23:59:59.999Z",
          "sha256": "c01bb9abe9dc53b1317fc63bb5cbc67e4f9e30f3c07690bd348a60bdac81cc34"
        }
      ],
      "stale": true,
      "stale_reason": "Starter data of 2017-08-01; the ABS has not been asked yet",
      "vintage": "2017-08-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Goods only, balance of payments basis, seasonally adjusted; services are in the quarterly balance of payments.",
        "No balance on goods is published beside these figures: it is exports less imports of the same edition.",
        "The kinds of goods that are published overlap, or leave out more than half a per cent of the total: which are the largest cannot be told."
      ],
      "headline": "Exports of goods were 26.39 billion dollars and imports 23.84 billion in May 2017, a balance of 2.55 billion, 2.33 billion more than that of the month before.",
      "inputs": [
        {
          "input": "G",
          "dataset_id": "abs.ITGS",
          "period": {
            "start": "2017-04",
            "end": "2017-05"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2017-08-01T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/trade-balance",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/trade-balance?format=csv",
      "next": null
    }
  },
  "signal_wage_vs_rent_gap": {
    "data": {
      "period": "2025-Q4",
      "wage_growth_pct": 3.4,
      "dwelling_value_growth_pct": 9.003888722704168,
      "gap_ppt": -5.603888722704168,
      "direction": "dwellings_ahead",
      "rent_growth_pct": 4.0252483443708575,
      "wage_minus_rent_gap_ppt": -0.6252483443708576,
      "wage_minus_rent_ppt": -0.6252483443708576
    },
    "meta": {
      "endpoint": "/v1/wage-vs-rent-gap",
      "query": {},
      "period": {
        "start": "2024-Q4",
        "end": "2025-Q4"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-09-30T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
        "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6345.0",
        "dataset_id": "abs.WPI",
        "release_date": null,
        "published_on_or_before": "2026-04-01",
        "retrieved_at": "2026-04-01T23:59:59.999Z",
        "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Wage Price Index",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6345.0",
          "dataset_id": "abs.WPI",
          "release_date": null,
          "published_on_or_before": "2026-04-01",
          "retrieved_at": "2026-04-01T23:59:59.999Z",
          "sha256": "2c592d79094aae653d4cbf6d40b57cc4e7fe27aa89465ab50acb2902f32ba4f7"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/total-value-dwellings",
          "attribution": "Source: Australian Bureau of Statistics, Total value of dwellings by state",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6432.0",
          "dataset_id": "abs.RES_DWELL_ST",
          "release_date": null,
          "published_on_or_before": "2026-09-30",
          "retrieved_at": "2026-09-30T23:59:59.999Z",
          "sha256": "1a04b98e42b1f47c5db1f2f7a4d6ccd7ba19299386cfbda528dddaedda326ab0"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia",
          "attribution": "Source: Australian Bureau of Statistics, Consumer Price Index, quarterly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6401.0",
          "dataset_id": "abs.CPI",
          "release_date": null,
          "published_on_or_before": "2026-08-01",
          "retrieved_at": "2026-08-01T23:59:59.999Z",
          "sha256": "290aae40a14a4784b0f13bd9339dae6c89fe62462546e903ed2238d489eb4f4d"
        }
      ],
      "stale": true,
      "stale_reason": "abs.WPI: Starter data of 2026-04-01; the ABS has not been asked yet; AU.WPI.YOY ends with 2025-Q4: 2 quarters are missing. abs.RES_DWELL_ST: Starter data of 2026-10-31; the ABS has not been asked yet. abs.CPI: Starter data of 2026-08-01; the ABS has not been asked yet",
      "vintage": "2026-09-30T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "gap_ppt is wages against the mean dwelling price; wage_minus_rent_gap_ppt is wages against rents: two different questions, of the same rank.",
        "A mean price is no price index: it moves with what is built and sold. Rents in the consumer price index are net of Commonwealth Rent Assistance, whose rises of September 2023 and 2024 lower them.",
        "Dwelling values are the mean price of all residential dwellings of Australia, which also moves with what is built and where; the index of the capital cities ended with December 2021.",
        "Rents in the consumer price index are of all tenants of the eight capital cities, not of new leases, and follow advertised rents slowly.",
        "Wage growth is a published rate of one decimal; the other two are computed from levels and indexes and not rounded.",
        "Figures on both sides of a break are compared in AU.CPI.RENTS.INDEX: see meta.breaks.",
        "The figures are adjusted in different ways: original (AU.DWELLING.VALUE, AU.CPI.RENTS.INDEX), seasonally adjusted (AU.WPI.YOY)."
      ],
      "headline": "Wages rose 3.4 per cent, the mean dwelling price rose 9.0 per cent and rents rose 4.0 per cent over the year to the December quarter 2025.",
      "inputs": [
        {
          "input": "w",
          "series_ids": [
            "AU.WPI.YOY"
          ],
          "dataset_id": "abs.WPI",
          "period": {
            "start": "2025-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-04-01T23:59:59.999Z"
        },
        {
          "input": "V",
          "series_ids": [
            "AU.DWELLING.VALUE"
          ],
          "dataset_id": "abs.RES_DWELL_ST",
          "period": {
            "start": "2024-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-09-30T23:59:59.999Z"
        },
        {
          "input": "H",
          "series_ids": [
            "AU.CPI.RENTS.INDEX"
          ],
          "dataset_id": "abs.CPI",
          "period": {
            "start": "2024-Q4",
            "end": "2025-Q4"
          },
          "adjustment": "original",
          "vintage": "2026-08-01T23:59:59.999Z"
        }
      ],
      "breaks": [
        {
          "ids": [
            "cpi-2025-q3-complete-monthly"
          ],
          "periods": [
            "2025-Q3"
          ],
          "kind": "collection",
          "what": "Quarterly indexes to 2025-Q2 are of the quarterly collection, from 2025-Q3 the mean of the three months of the complete monthly consumer price index: year-ended changes from 2025-Q3 to 2026-Q2 mix the two.",
          "size": "All groups 0.02 to 0.05 index points; groups more: the year to 2026-Q2 clothing 3.81 mixed against 5.27 on one collection, furnishings 0.89 against 1.49, housing 6.80 against 6.52.",
          "growth": "given",
          "source": "RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI; ABS, Consumer Price Index, November 2025",
          "series": [
            "AU.CPI.RENTS.INDEX"
          ]
        }
      ],
      "methodology": "https://api.example.org/docs/methodology/wage-vs-rent-gap",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/wage-vs-rent-gap?format=csv",
      "next": null
    }
  },
  "signal_yield_curve": {
    "data": {
      "period": "2026-04",
      "bond_10y_pct": 4.969,
      "bond_3y_pct": 4.647,
      "cash_rate_pct": 4.1,
      "ten_year_less_cash_ppt": 0.869,
      "three_year_less_cash_ppt": 0.547,
      "ten_year_less_three_year_ppt": 0.322,
      "slope": "positive",
      "three_year_target_pct": null
    },
    "meta": {
      "endpoint": "/v1/yield-curve",
      "query": {},
      "period": {
        "start": "2026-04",
        "end": "2026-04"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-06-01T23:59:59.999Z",
      "source": {
        "name": "Reserve Bank of Australia",
        "url": "https://www.rba.gov.au/statistics/tables/",
        "attribution": "Source: Reserve Bank of Australia, Capital market yields: government bonds, monthly",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "Statistical Table F2.1",
        "dataset_id": "rba.F2.1",
        "release_date": "2026-05-08",
        "retrieved_at": "2026-05-08T23:59:59.999Z",
        "sha256": "2a25e8f7bd7734e85798a5cb6f957f2cfdcb55bb07ffc3928beb082bf6d974aa"
      },
      "sources": [
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Capital market yields: government bonds, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F2.1",
          "dataset_id": "rba.F2.1",
          "release_date": "2026-05-08",
          "retrieved_at": "2026-05-08T23:59:59.999Z",
          "sha256": "2a25e8f7bd7734e85798a5cb6f957f2cfdcb55bb07ffc3928beb082bf6d974aa"
        },
        {
          "name": "Reserve Bank of Australia",
          "url": "https://www.rba.gov.au/statistics/tables/",
          "attribution": "Source: Reserve Bank of Australia, Interest rates and yields: money market, monthly",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "Statistical Table F1.1",
          "dataset_id": "rba.F1.1",
          "release_date": "2026-06-01",
          "retrieved_at": "2026-06-01T23:59:59.999Z",
          "sha256": "e52cbb2fe2937c63f3bec6ed1cec536ac325ab653c46373786918b2d54bd5a10"
        }
      ],
      "stale": true,
      "stale_reason": "rba.F2.1: Starter data published 2026-05-08; the RBA has not been asked yet; AU.BOND.10Y, AU.BOND.3Y end with 2026-04: 5 months are missing. rba.F1.1: Starter data published 2026-06-01; the RBA has not been asked yet; AU.CASHRATE.MONTHLY ends with 2026-05: 4 months are missing",
      "vintage": "2026-06-01T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Yields are interpolated to a constant maturity from bonds in the market; the zero-coupon curve of RBA table F17 is another one.",
        "No probability of anything follows from a slope: none is published for Australia, and none is computed here.",
        "yield target = null per cent, from 2021-11-02: RBA, Review of the Yield Target: discontinued in November 2021 (https://www.rba.gov.au/monetary-policy/reviews/yield-target/)",
        "The inputs end at different periods: AU.BOND.10Y 2026-04, AU.BOND.3Y 2026-04, AU.CASHRATE.MONTHLY 2026-05. A row needs all of them."
      ],
      "headline": "Government bonds of ten years yielded 0.87 percentage points more than the cash rate target in April 2026, those of three years 0.55 percentage points more than it.",
      "inputs": [
        {
          "input": "l",
          "series_ids": [
            "AU.BOND.10Y"
          ],
          "dataset_id": "rba.F2.1",
          "period": {
            "start": "2026-04",
            "end": "2026-04"
          },
          "adjustment": "original",
          "vintage": "2026-05-08T23:59:59.999Z"
        },
        {
          "input": "m",
          "series_ids": [
            "AU.BOND.3Y"
          ],
          "dataset_id": "rba.F2.1",
          "period": {
            "start": "2026-04",
            "end": "2026-04"
          },
          "adjustment": "original",
          "vintage": "2026-05-08T23:59:59.999Z"
        },
        {
          "input": "i",
          "series_ids": [
            "AU.CASHRATE.MONTHLY"
          ],
          "dataset_id": "rba.F1.1",
          "period": {
            "start": "2026-04",
            "end": "2026-04"
          },
          "adjustment": "original",
          "vintage": "2026-06-01T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/yield-curve",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/yield-curve?format=csv",
      "next": null
    }
  },
  "signal_youth_unemployment": {
    "data": {
      "period": "2022-12",
      "youth_unemployment_rate_pct": 7.6710359,
      "overall_unemployment_rate_pct": 3.5255267,
      "gap_pct": 4.1455092,
      "ratio": 2.1758552842614978,
      "youth_participation_rate_pct": null,
      "overall_participation_rate_pct": null,
      "adjustment": "seasonally_adjusted",
      "states": [
        {
          "state": "NSW",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "VIC",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "QLD",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "SA",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "WA",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "TAS",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "NT",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        },
        {
          "state": "ACT",
          "youth_unemployment_rate_pct": null,
          "overall_unemployment_rate_pct": null,
          "gap_pct": null,
          "ratio": null,
          "youth_participation_rate_pct": null,
          "overall_participation_rate_pct": null,
          "adjustment": null
        }
      ]
    },
    "meta": {
      "endpoint": "/v1/youth-unemployment",
      "query": {},
      "period": {
        "start": "2022-12",
        "end": "2022-12"
      },
      "row_count": 1,
      "total_rows": 1,
      "truncated": false,
      "retrieved_at": "2026-09-30T23:59:59.999Z",
      "source": {
        "name": "Australian Bureau of Statistics",
        "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed",
        "attribution": "Source: Australian Bureau of Statistics, Labour force by age group",
        "licence": {
          "name": "Creative Commons Attribution 4.0 International",
          "url": "https://creativecommons.org/licenses/by/4.0/"
        },
        "catalogue_number": "6202.0",
        "dataset_id": "abs.LF_AGE",
        "release_date": null,
        "published_on_or_before": "2023-02-08",
        "retrieved_at": "2023-02-08T23:59:59.999Z",
        "sha256": "55749f12631c72954737d2a861b7e6aa1f1186747aa3e6bb4d143f11a66ab7c0"
      },
      "sources": [
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed",
          "attribution": "Source: Australian Bureau of Statistics, Labour force by age group",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF_AGE",
          "release_date": null,
          "published_on_or_before": "2023-02-08",
          "retrieved_at": "2023-02-08T23:59:59.999Z",
          "sha256": "55749f12631c72954737d2a861b7e6aa1f1186747aa3e6bb4d143f11a66ab7c0"
        },
        {
          "name": "Australian Bureau of Statistics",
          "url": "https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia",
          "attribution": "Source: Australian Bureau of Statistics, Labour force",
          "licence": {
            "name": "Creative Commons Attribution 4.0 International",
            "url": "https://creativecommons.org/licenses/by/4.0/"
          },
          "catalogue_number": "6202.0",
          "dataset_id": "abs.LF",
          "release_date": null,
          "published_on_or_before": "2026-09-30",
          "retrieved_at": "2026-09-30T23:59:59.999Z",
          "sha256": "9998244693d4df5dee15b0ab46f0a6c8f797f39a37ebf55ea8bb3e67efa81b51"
        }
      ],
      "stale": true,
      "stale_reason": "abs.LF_AGE: Starter data of 2023-02-08; the ABS has not been asked yet. abs.LF: Starter data of 2026-10-31; the ABS has not been asked yet",
      "vintage": "2026-09-30T23:59:59.999Z",
      "next_release": null,
      "notes": [
        "Rates are published with eight decimals and are given as published; the ABS quotes one decimal.",
        "Original figures of young people in small states jump from month to month."
      ],
      "headline": "The unemployment rate of people aged 15 to 24 was 7.7 per cent in December 2022, that of all ages 3.5.",
      "inputs": [
        {
          "input": "y",
          "dataset_id": "abs.LF_AGE",
          "period": {
            "start": "2022-12",
            "end": "2022-12"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2023-02-08T23:59:59.999Z"
        },
        {
          "input": "u",
          "dataset_id": "abs.LF",
          "period": {
            "start": "2022-12",
            "end": "2022-12"
          },
          "adjustment": "seasonally_adjusted",
          "vintage": "2026-09-30T23:59:59.999Z"
        }
      ],
      "breaks": [],
      "methodology": "https://api.example.org/docs/methodology/youth-unemployment",
      "server_version": "0.1.0"
    },
    "links": {
      "csv": "https://api.example.org/v1/youth-unemployment?format=csv",
      "next": null
    }
  }
};
