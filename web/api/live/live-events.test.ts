import { expect, test } from 'vitest'
import { eventsIn } from './live-events.ts'

test('events are read whole, however the stream is cut', () => {
  const stream = 'retry: 1000\n\nevent: hello\ndata: {"unread":1}\n\n: still here\n\nevent: news\ndata: {"seq":2}\n\n'
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const first = eventsIn(stream.slice(0, cut))
    const second = eventsIn(first.rest + stream.slice(cut))
    expect([...first.events, ...second.events]).toEqual([
      { event: 'hello', data: { unread: 1 } },
      { event: 'news', data: { seq: 2 } },
    ])
    expect(second.rest).toBe('')
  }
})
