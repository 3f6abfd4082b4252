/** What pages say to the worker, which keeps the app for times without a network. */
export type WorkerMessage =
  /** Asks for its version; the answer comes through the port that travels along. */
  | { readonly type: 'which-version' }
  /** A newer worker waits until it is told to take the place of the old one. */
  | { readonly type: 'take-over' }
  /** Logout: the cached pictures are deleted. */
  | { readonly type: 'forget' }

/** The first script of the app that a worker keeps: it has another name in every version. */
export interface VersionAnswer {
  readonly entry: string
}

/**
 * Pictures of the cards that this person saw. The cache is there exactly while somebody is signed in on this device, and
 * by that the worker knows whether it may answer with the app: it cannot see the session's cookie.
 */
export const PICTURES = 'dropdeck-pictures'
