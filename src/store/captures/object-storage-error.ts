/** The storage of captures did not do what it was requested: it is away, full of work, or lets nobody in. */
export class ObjectStorageError extends Error {}
