import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { World } from '#server/platform/scope/scope.ts'
import type { TestPerson } from './test-world.ts'

/** A conversation of the person with the support, with a message about each product; returns its id. */
export async function writeAboutProducts({ db }: Pick<World, 'db'>, { post }: TestPerson): Promise<string> {
  const { body } = await post('/api/conversations', { messageId: randomUUID(), text: 'Moin' })
  const id = body.conversationId ?? ''
  await db.execute(
    sql`insert into conversation_messages (conversation_id, seq, id, side, text, product_id, created_at)
        select ${id}, p.no + 1, gen_random_uuid(), 'user', 'x', p.id, now() from products p`,
  )
  return id
}

/** All pages of a conversation. */
export async function readWholeConversation({ get }: TestPerson, id: string): Promise<string> {
  let text = ''
  for (let after = 0, size = 1; size > 0; ) {
    const { body } = await get(`/api/conversations/${id}/messages?after=${after}`)
    const { messages } = body as { messages: readonly { readonly seq: number }[] }
    text += JSON.stringify(messages)
    size = messages.length
    after = messages.at(-1)?.seq ?? after
  }
  return text
}
