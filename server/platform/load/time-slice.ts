/** Long work on the event loop runs in slices of a few milliseconds, so that requests are served in between. */
export interface TimeSlice {
  /** True when the slice has used up its time: then wait for `next`. */
  isOver(): boolean
  /** Lets pending events run, then starts the next slice. */
  next(): Promise<void>
}

/** Resolves after pending events, such as writes to sockets, were handled. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Starts the first slice. */
export function startTimeSlice(ms = 4): TimeSlice {
  let endsAt = performance.now() + ms
  return {
    isOver: () => performance.now() > endsAt,
    async next() {
      await yieldToEventLoop()
      endsAt = performance.now() + ms
    },
  }
}
