interface LiveEvent {
  readonly event: string
  readonly data: unknown
}

/** The complete events at the start of a stream's text, and what is left of it. Comments and settings are skipped. */
export function eventsIn(text: string): { readonly events: readonly LiveEvent[]; readonly rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.flatMap((block) => {
    const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
    return event === '' ? [] : [{ event, data: JSON.parse(data) as unknown }]
  })
  return { events, rest }
}
