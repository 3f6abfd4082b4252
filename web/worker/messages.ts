/** Messages of pages to the service worker. */
export type WorkerMessage =
  /** Requests its version; the answer is sent to the transferred port. */
  | { readonly type: 'which-version' }
  /** Activates a waiting newer worker. */
  | { readonly type: 'take-over' }
  /** Logout: the cached pictures are deleted. */
  | { readonly type: 'forget' }

/** The entry script of the app that a worker stores; its name differs between versions. */
export interface VersionAnswer {
  readonly entry: string
}

/**
 * Pictures of the cards that the user has seen. The cache exists while a user is signed in on this device: the worker
 * caches no pictures for visitors.
 */
export const PICTURES = 'dropdeck-pictures'
