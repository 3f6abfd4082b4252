import type { FastifyInstance } from 'fastify'
import type { TestPerson } from '#server/testing/test-world.ts'

export interface LiveClient {
  /** The events so far, with their data. */
  readonly events: readonly { readonly event: string; readonly data: Record<string, unknown> }[]
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

/** The address of a server that listens now. */
export async function listenSomewhere(http: FastifyInstance): Promise<string> {
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has a port')
  return `http://127.0.0.1:${address.port}`
}

/** Opens the stream of a page of this person. */
export async function openLiveClient(url: string, person: TestPerson): Promise<LiveClient> {
  const ending = new AbortController()
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${url}/api/live`, { headers: { cookie }, signal: ending.signal })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const events: LiveClient['events'][number][] = []
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (event !== '') events.push({ event, data: JSON.parse(data) as Record<string, unknown> })
      }
    }
  }
  return { events, ended: read(response.body).catch(() => {}), close: () => ending.abort() }
}
