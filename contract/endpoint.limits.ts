/** Trust S79: bytes that a request body may have, unless its endpoint declares another limit. */
export const BODY_BYTES = 8000
