import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { CALL_OUTCOMES, ORDER_FILE, ORDER_MOST_CENTS, ORDER_NUMBER_LENGTH, ORDERS_PAGE } from './orders.limits.ts'
import { Id, line, Moment, NoBody } from './schemas.ts'

const tag = 'orders'
const brandCall = { access: 'brand', brandRight: 'insights', tag } as const
const keyCall = { access: 'brand', brandRight: 'company', tag } as const

const Conversion = z.strictObject({
  /** The value of `sw_click` with which the customer came to the shop. */
  clickId: Id,
  /** The shop's own number of the order: a repeat counts once. */
  orderId: line(ORDER_NUMBER_LENGTH).min(1),
  /** With taxes, as the customer paid it. */
  valueCents: z.int().min(0).max(ORDER_MOST_CENTS),
  currency: z.string().trim().min(1).max(10),
  occurredAt: Moment,
})

const Attributed = z
  .object({
    orderId: z.string(),
    /** The product whose click led to the order; null for the test. */
    productId: Id.nullable(),
    clickedAt: z.iso.datetime().nullable(),
    isTest: z.boolean(),
  })
  .meta({ id: 'Conversion' })
export type Attributed = Output<typeof Attributed>

const Tracking = z
  .object({
    /** Null: none was made, or it was revoked. */
    key: z
      .object({
        /** Its last characters, by which a member recognises it. */
        hint: z.string(),
        createdAt: z.iso.datetime(),
        lastCall: z.object({ at: z.iso.datetime(), outcome: z.enum(CALL_OUTCOMES), sentence: z.string() }).nullable(),
      })
      .nullable(),
    /** Orders of the last 30 days that count, and their value. */
    orders: z.int(),
    valueCents: z.int(),
    /** The last order arrived; null: none yet. */
    lastOrderAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderTracking' })
export type Tracking = Output<typeof Tracking>

const Order = z
  .object({
    id: Id,
    /** Shortened in the middle. */
    orderId: z.string(),
    valueCents: z.int(),
    /** Null: a promo code of several products led to it. */
    product: z.object({ id: Id, name: z.string() }).nullable(),
    promoCode: z.string().nullable(),
    occurredAt: z.iso.datetime(),
    via: z.enum(['call', 'file']),
    /** Of the brand's team or of staff: it does not count. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'BrandOrder' })
export type BrandOrder = Output<typeof Order>

const FileResult = z
  .object({
    rows: z.int(),
    added: z.int(),
    /** Already known with the same content. */
    repeated: z.int(),
    /** Without a click from us and without a code of the brand’s sales. */
    unrelated: z.int(),
    /** Rows that were not taken; the first of them below. */
    refused: z.int(),
    problems: z.array(z.object({ line: z.int(), column: z.string(), value: z.string(), sentence: z.string() })),
  })
  .meta({ id: 'OrderFile' })
export type OrderFileResult = Output<typeof FileResult>

export const ordersContract = defineContract({
  'POST /api/conversions': {
    access: 'key',
    tag,
    summary:
      'Report an order that followed a click to the shop; repeatable with the same orderId. For servers: Authorization: Bearer with the server key of the brand',
    body: Conversion,
    response: Attributed,
    errors: [
      'orders.click-unknown',
      'orders.outside-window',
      'orders.currency',
      'orders.in-future',
      'orders.too-old',
      'orders.other-content',
    ],
  },
  'GET /api/brand/order-tracking': {
    ...brandCall,
    summary: 'Whether the shop reports its orders, and what came of it in 30 days',
    response: Tracking,
  },
  'POST /api/brand/order-tracking/key': {
    ...keyCall,
    summary: 'Make a server key, or replace it; it is answered once',
    /** The hint of the key that it replaces; null: there is none. */
    body: z.strictObject({ replaces: z.string().max(20).nullable() }),
    response: z.object({ key: z.string(), tracking: Tracking }),
    errors: ['conflict', 'orders.plan'],
  },
  'DELETE /api/brand/order-tracking/key': {
    ...keyCall,
    summary: 'Revoke the server key: calls with it are refused from now on',
    body: NoBody,
    response: Tracking,
  },
  'GET /api/brand/orders': {
    ...brandCall,
    summary: 'Orders that followed a click or a promo code, the last ones first',
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^[\w-]{1,80}$/)
        .optional(),
    }),
    response: z.object({
      orders: z.array(Order).max(ORDERS_PAGE),
      /** Null: this was the last page. */
      cursor: z.string().nullable(),
    }),
  },
  'POST /api/brand/orders/file': {
    ...brandCall,
    summary: 'Upload a table of orders with the column sw_click or a promo code, by the rules of POST /api/conversions',
    fileBytes: ORDER_FILE.bytes,
    response: FileResult,
    errors: ['imports.unreadable', 'orders.columns'],
  },
})
