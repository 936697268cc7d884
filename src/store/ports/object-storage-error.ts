/** Object storage failed: unavailable, overloaded or access denied. */
export class ObjectStorageError extends Error {}
