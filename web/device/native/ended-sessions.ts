/** Where the native shell keeps tokens of sessions that were left while the server could not hear it. */
export interface EndedShelf {
  readonly read: () => Promise<readonly string[]>
  readonly write: (tokens: readonly string[]) => Promise<void>
}

export interface EndedSessions {
  /** Keeps a token for one thing only: to end its session. */
  readonly keep: (token: string) => Promise<void>
  /** Ends all of them and forgets each that was ended; throws when one could not be. */
  readonly endAll: (end: (token: string) => Promise<unknown>) => Promise<void>
}

/** So many logouts without a network in a row are nobody's; the server ends what falls out when its time is over. */
const MOST = 5

/** One after the other, so that no change of the list loses another. */
export function endedSessions({ read, write }: EndedShelf): EndedSessions {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  return {
    keep: (token) =>
      inTurn(async () => {
        const others = (await read()).filter((other) => other !== token)
        await write([...others, token].slice(-MOST))
      }),
    endAll: (end) =>
      inTurn(async () => {
        const tokens = await read()
        if (tokens.length === 0) return
        const ends = await Promise.allSettled(tokens.map((token) => end(token)))
        await write(tokens.filter((_, at) => ends[at]?.status === 'rejected'))
        const failure = ends.find((one) => one.status === 'rejected')
        if (failure) throw new Error('a session could not be ended', { cause: failure.reason })
      }),
  }
}
