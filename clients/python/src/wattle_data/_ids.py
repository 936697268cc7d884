"""Ids that editors complete. The wheel that an instance serves lists those of the instance."""

SeriesId = str
DatasetId = str
SignalId = str
