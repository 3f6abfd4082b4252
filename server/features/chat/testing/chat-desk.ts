import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestOptions, type TestPerson } from '#server/testing/test-world.ts'

export interface ThreadBody {
  readonly conversation: Readonly<Record<string, unknown>>
  readonly messages: readonly Readonly<Record<string, unknown>>[]
  readonly hasOlder: boolean
}

interface Answered {
  readonly status: number
  readonly body: { readonly code?: string; readonly conversationId?: string; readonly message?: unknown }
}

export interface ChatDesk {
  readonly app: TestApp
  readonly brandId: string
  readonly productId: string
  /** Of the team of the brand: may answer messages. */
  readonly agent: TestPerson
  /** A user whose account is older than a day. */
  grownUp(): Promise<TestPerson>
  join(person: TestPerson, role: string): Promise<unknown>
  /** Begins or continues the conversation of the person with the brand. */
  write(person: TestPerson, text: string, rest?: object): Promise<Answered>
  begin(text?: string, rest?: object): Promise<{ readonly shopper: TestPerson; readonly id: string }>
  answer(id: string, text: string, messageId?: string): Promise<Answered>
  read(person: TestPerson, id: string, base?: string): Promise<ThreadBody>
}

/** A brand with a product, someone who answers for it, and shoppers who write. */
export async function openChatDesk(options: TestOptions = {}): Promise<ChatDesk> {
  let product: SavedProduct | undefined
  const app: TestApp = await openTestApp({
    ...options,
    prepare: async (world) => {
      const saved = await saveInvented(world, [inventedProduct(1)])
      product = saved[0]
    },
  })
  const [row] = await rowsOf<{ id: string }>(app.world.db, sql`select brand_id as id from products`)
  const brandId = row?.id ?? ''

  async function grownUp(): Promise<TestPerson> {
    const person = await app.person()
    await app.world.db.execute(
      sql`update users set created_at = created_at - interval '2 days' where id = ${person.id}`,
    )
    return person
  }
  const join = ({ id }: TestPerson, role: string) =>
    app.world.db.execute(sql`insert into brand_members (brand_id, user_id, role) values (${brandId}, ${id}, ${role})`)
  const agent = await grownUp()
  await join(agent, 'support')

  const write: ChatDesk['write'] = (person, text, rest = {}) =>
    person.post('/api/conversations', { brandId, messageId: randomUUID(), text, ...rest })

  return {
    app,
    brandId,
    productId: product?.id ?? '',
    agent,
    grownUp,
    join,
    write,
    async begin(text = 'Moin, fällt das klein aus?', rest: object = {}) {
      const shopper = await grownUp()
      const { status, body } = await write(shopper, text, rest)
      expect(status).toBe(200)
      return { shopper, id: body.conversationId ?? '' }
    },
    answer: (id: string, text: string, messageId = randomUUID()) =>
      agent.post(`/api/brand/conversations/${id}/messages`, { messageId, text }),
    read: async (person: TestPerson, id: string, base = '/api') =>
      (await person.get(`${base}/conversations/${id}`)).body as ThreadBody,
  }
}

export const code = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  (body as { code?: string }).code,
]
