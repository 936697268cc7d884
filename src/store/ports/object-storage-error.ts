/** Thrown if object storage is unavailable or overloaded, or denies access. */
export class ObjectStorageError extends Error {}
