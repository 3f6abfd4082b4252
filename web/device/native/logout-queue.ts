/** Where the native shell stores tokens of sessions that were logged out without a network. */
export interface TokenStore {
  readonly read: () => Promise<readonly string[]>
  readonly write: (tokens: readonly string[]) => Promise<void>
}

export interface LogoutQueue {
  /** Stores a token that may be used only to end its session. */
  readonly keep: (token: string) => Promise<void>
  /** Ends all queued sessions and removes those that were ended; throws when one could not be. */
  readonly endAll: (end: (token: string) => Promise<unknown>) => Promise<void>
}

/** More logouts in a row without a network are not expected. A session that falls out expires on the server. */
const MAX_TOKENS = 5

/** Changes run one after the other, so that none overwrites another. */
export function logoutQueue({ read, write }: TokenStore): LogoutQueue {
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const change = last.then(work, work)
    last = change
    return change
  }
  return {
    keep: (token) =>
      inOrder(async () => {
        const others = (await read()).filter((other) => other !== token)
        await write([...others, token].slice(-MAX_TOKENS))
      }),
    endAll: (end) =>
      inOrder(async () => {
        const tokens = await read()
        if (tokens.length === 0) return
        const ends = await Promise.allSettled(tokens.map((token) => end(token)))
        await write(tokens.filter((_, at) => ends[at]?.status === 'rejected'))
        const failure = ends.find((one) => one.status === 'rejected')
        if (failure) throw new Error('a session could not be ended', { cause: failure.reason })
      }),
  }
}
