// The baseline of `npm run bench writes`: the same call, answered after one INSERT. It checks no session, product or
// repeat and keeps no list of saved products.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']) })
await pool.query(`create table if not exists plain_swipes (
  id bigint generated always as identity primary key, user_name text not null, product_id uuid not null,
  action text not null, created_at timestamptz not null default now())`)

const http = Fastify()
http.post<{ Body: { productId: string; action: string } }>('/api/user-interactions', async ({ body, headers }) => {
  const { productId, action } = body
  await pool.query({
    name: 'insert',
    text: 'insert into plain_swipes (user_name, product_id, action) values ($1, $2, $3)',
    values: [headers.cookie, productId, action],
  })
  return { ok: true }
})
await http.listen({ port: 0, host: '127.0.0.1' })
const address = http.server.address()
console.log(`ready ${typeof address === 'object' ? address?.port : ''} ${process.memoryUsage.rss()}`)
// The process that started this one has ended.
process.stdin.resume().on('end', () => process.exit())
