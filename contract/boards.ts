import { z } from 'zod'
import { BOARDS } from './boards.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media, Product } from './products.ts'
import { Id, NoBody, Ok } from './schemas.ts'

const tag = 'boards'

/** One line without control characters; the length counts without the spaces around it. */
const BoardName = z
  .string()
  .normalize()
  .trim()
  .min(1)
  .max(BOARDS.nameMax)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)
/** The form that `newShareToken` of the server generates. */
const ShareToken = z.string().regex(/^[\w-]{32}$/)

const Share = z.object({
  token: z.string(),
  /** Whether the link shows the owner's name. */
  showsOwner: z.boolean(),
})

/** An own list beside Saved. */
export const Board = z
  .object({
    id: Id,
    name: z.string(),
    /** Visible products. */
    count: z.int().nonnegative(),
    /** Pictures of the products added last, newest first. */
    covers: z.array(Media).max(BOARDS.covers),
    /** Null: private. */
    share: Share.nullable(),
  })
  .meta({ id: 'Board' })
export type Board = Output<typeof Board>

/** What the link shows. */
const SharedBoard = z
  .object({
    name: z.string(),
    /** Null unless the owner chose to be named. */
    owner: z.string().nullable(),
    products: z.array(Product.meta({ id: 'SharedProduct' })),
  })
  .meta({ id: 'SharedBoard' })
export type SharedBoard = Output<typeof SharedBoard>

const params = z.strictObject({ id: Id })
const place = z.strictObject({ id: Id, productId: Id })
const shared = z.strictObject({ token: ShareToken })

export const boardsContract = defineContract({
  'GET /api/boards': {
    access: 'user',
    tag,
    summary: 'The own lists, the last changed first',
    response: z.array(Board),
  },
  'POST /api/boards': {
    access: 'user',
    tag,
    summary: 'Make a list, with a first product if one is named',
    body: z.strictObject({ name: BoardName, productId: Id.optional() }),
    response: Board,
    errors: ['boards.too-many', 'boards.name-taken', 'products.unknown'],
  },
  'PATCH /api/boards/{id}': {
    access: 'user',
    tag,
    summary: 'Rename a list',
    params,
    body: z.strictObject({ name: BoardName }),
    response: Board,
    errors: ['boards.unknown', 'boards.name-taken'],
  },
  'DELETE /api/boards/{id}': {
    access: 'user',
    tag,
    summary: 'Delete a list and its link; Saved does not change',
    params,
    body: NoBody,
    response: Ok,
    errors: ['boards.unknown'],
  },
  'GET /api/boards/{id}/products': {
    access: 'user',
    tag,
    summary: 'Products of an own list, the last added first',
    params,
    response: z.array(Product.meta({ id: 'BoardProduct' })),
    errors: ['boards.unknown'],
    raw: true,
  },
  'PUT /api/boards/{id}/products/{productId}': {
    access: 'user',
    tag,
    summary: 'Put a product on an own list; repeating it changes nothing',
    params: place,
    body: NoBody,
    response: Ok,
    errors: ['boards.unknown', 'boards.full', 'products.unknown'],
  },
  'DELETE /api/boards/{id}/products/{productId}': {
    access: 'user',
    tag,
    summary: 'Take a product off an own list; repeating it changes nothing',
    params: place,
    body: NoBody,
    response: Ok,
    errors: ['boards.unknown'],
  },
  'GET /api/products/{id}/boards': {
    access: 'user',
    tag,
    summary: 'The own lists that contain a product',
    params,
    response: z.object({ boardIds: z.array(Id) }),
  },
  'PUT /api/boards/{id}/share': {
    access: 'user',
    tag,
    summary: 'Share the list by link; an existing link stays the same',
    params,
    body: z.strictObject({ showsOwner: z.boolean().default(false) }),
    response: Board,
    errors: ['boards.unknown'],
  },
  'DELETE /api/boards/{id}/share': {
    access: 'user',
    tag,
    summary: 'End the link for good; sharing again makes a new link',
    params,
    body: NoBody,
    response: Board,
    errors: ['boards.unknown'],
  },
  'GET /api/shared-boards/{token}': {
    access: 'public',
    tag,
    summary: 'A shared list, by the token of its link',
    params: shared,
    response: SharedBoard,
    errors: ['boards.link-over'],
    raw: true,
  },
  'POST /api/shared-boards/{token}/copy': {
    access: 'user',
    tag,
    summary: 'Copy a shared list into an own one',
    params: shared,
    body: NoBody,
    response: Board,
    errors: ['boards.link-over', 'boards.too-many', 'boards.name-taken'],
  },
})
