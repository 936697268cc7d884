"""Ids that editors complete. The wheel from an instance lists the ids on that instance."""

SeriesId = str
DatasetId = str
SignalId = str
