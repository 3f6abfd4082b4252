import { sql } from 'drizzle-orm'
import type { ChatPicture } from '#contract/conversation.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { type Owner, ownedBy } from '../conversations.store.ts'

interface NewPicture extends ChatPicture {
  readonly conversationId: string
  readonly side: Owner['side']
  readonly userId: string
  readonly content: Uint8Array
  readonly at: Date
}

/** Stores a picture that waits for its message; false where its id was used before. */
export async function insertPendingPicture(db: Database, picture: NewPicture): Promise<boolean> {
  const { id, conversationId, side, userId, width, height, content, at } = picture
  const rows = await rowsOf(
    db,
    sql`with added as (
          insert into conversation_pictures (id, conversation_id, side, pending_of, width, height, bytes, created_at)
          values (${id}, ${conversationId}, ${side}, ${userId}, ${width}, ${height}, ${content.length}, ${timestamptz(at)})
          on conflict (id) do nothing returning id)
        insert into conversation_picture_files (picture_id, content) select id, ${Buffer.from(content)}::bytea from added
        returning picture_id`,
  )
  return rows.length > 0
}

/** A picture that the user uploaded to this conversation, sent or not; null: none with this id. */
export async function findOwnPicture(
  db: Database,
  { id, conversationId, userId }: { readonly id: string; readonly conversationId: string; readonly userId: string },
): Promise<ChatPicture | null> {
  const [row] = await rowsOf<ChatPicture>(
    db,
    sql`select p.id, p.width, p.height from conversation_pictures p
          left join conversation_messages m on m.id = p.message_id
        where p.id = ${id} and p.conversation_id = ${conversationId} and coalesce(p.pending_of, m.author_id) = ${userId}`,
  )
  return row ?? null
}

interface Attaching {
  readonly conversationId: string
  readonly side: Owner['side']
  readonly userId: string
  readonly messageId: string
}

/** Gives pictures that the user uploaded for this conversation to a message, in their order; returns how many. */
export async function attachPictures(
  db: Database,
  ids: readonly string[],
  { conversationId, side, userId, messageId }: Attaching,
): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`update conversation_pictures p set pending_of = null, message_id = ${messageId}, position = w.position
        from unnest(${sql.param(ids)}::uuid[]) with ordinality w (id, position)
        where p.id = w.id and p.conversation_id = ${conversationId} and p.side = ${side} and p.pending_of = ${userId}
        returning p.id`,
  )
  return rows.length
}

/** Pictures of messages of the conversation, by the id of the message. */
export async function selectPictures(
  db: Database,
  conversationId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChatPicture[]>> {
  const rows = await rowsOf<{ messageId: string; pictures: ChatPicture[] }>(
    db,
    sql`select p.message_id as "messageId",
          json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position) as pictures
        from conversation_pictures p
        where p.conversation_id = ${conversationId} and p.message_id = any(${sql.param(messageIds)}::uuid[])
        group by p.message_id`,
  )
  return new Map(rows.map(({ messageId, pictures }) => [messageId, pictures]))
}

/** The bytes of a sent picture of the owner's conversation, or of one that the caller has not sent yet. */
export async function findPictureFile(
  db: Database,
  owner: Owner,
  { conversationId, id }: { readonly conversationId: string; readonly id: string },
): Promise<Uint8Array | null> {
  const [row] = await rowsOf<{ content: Uint8Array }>(
    db,
    sql`select f.content from conversation_pictures p join conversations c on c.id = p.conversation_id
          join conversation_picture_files f on f.picture_id = p.id
        where p.id = ${id} and c.id = ${conversationId} and ${ownedBy(owner)}
          and (p.message_id is not null or (p.pending_of = ${owner.userId} and p.side = ${owner.side}))`,
  )
  return row?.content ?? null
}

export interface PictureCopy {
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

/** The pictures of a message as they are now, for a report. */
export const copyPictures = (db: Database, messageId: string): Promise<PictureCopy[]> =>
  rowsOf<PictureCopy>(
    db,
    sql`select p.width, p.height, f.content from conversation_pictures p
          join conversation_picture_files f on f.picture_id = p.id
        where p.message_id = ${messageId} order by p.position`,
  )

export async function deletePicturesOf(db: Database, messageId: string): Promise<void> {
  await db.execute(sql`delete from conversation_pictures where message_id = ${messageId}`)
}

/** Puts copies back that were taken out with their message. */
export async function restorePictures(db: Database, messageId: string, copies: readonly PictureCopy[]): Promise<void> {
  for (const [at, { width, height, content }] of copies.entries()) {
    await db.execute(
      sql`with added as (
            insert into conversation_pictures (id, conversation_id, side, message_id, position, width, height, bytes, created_at)
            select gen_random_uuid(), m.conversation_id, m.side, m.id, ${at + 1}, ${width}, ${height}, ${content.length},
              m.created_at
            from conversation_messages m where m.id = ${messageId} returning id)
          insert into conversation_picture_files (picture_id, content)
          select id, ${Buffer.from(content)}::bytea from added`,
    )
  }
}

/** Deletes pictures that were uploaded before this moment and never sent. */
export async function deletePendingPictures(db: Database, before: Date): Promise<void> {
  await db.execute(
    sql`delete from conversation_pictures where pending_of is not null and created_at < ${timestamptz(before)}`,
  )
}
