/** How an endpoint is described: "METHOD /path" → access, request and response. */

import type { ErrorCode } from './errors.ts'
import type { BrandRight, StaffRight } from './rights.ts'

/** Structural minimum of a zod 4 schema: comparing this costs tsc a third of comparing z.ZodType. */
interface Schema<O = unknown, I = unknown> {
  readonly _zod: { readonly output: O; readonly input: I }
}
type Input<S> = S extends { _zod: { input: infer I } } ? I : never
export type Output<S> = S extends { _zod: { output: infer O } } ? O : never

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type EndpointKey = `${Method} /${string}`
/** Deny by default: every endpoint declares its access. `key`: servers of brands, with the brand's key. */
type Access = 'public' | 'user' | 'brand' | 'staff' | 'key'

export interface Endpoint {
  readonly access: Access
  /** For members of a brand: what their role must allow; any member when left out. */
  readonly brandRight?: BrandRight
  /** For staff: what their role must allow; required there. */
  readonly staffRight?: StaffRight
  readonly summary: string
  readonly tag: string
  readonly params?: Schema
  readonly query?: Schema
  readonly headers?: Schema
  readonly body?: Schema
  readonly response: Schema
  /** Codes that this endpoint may answer beside the general ones of `declared-errors.ts`. The server enforces it. */
  readonly errors?: readonly ErrorCode[]
  /** Body limit in bytes where it differs from `BODY_BYTES`. */
  readonly bodyBytes?: number
  /** The body is one file as `multipart/form-data`, of at most this many bytes. */
  readonly fileBytes?: number
  /** The handler gets the bytes of a JSON body, whose signature it checks: no cookie and no origin count. */
  readonly signedBody?: true
  /** The handler returns bytes of a serialized response, which were validated when they were built. */
  readonly raw?: true
  /** Like `raw`, but streamed: for responses that are too large for memory. */
  readonly streamed?: true
  /** The response may also be an HTML document, if the query requests one. */
  readonly html?: true
  /** Answers 304 where `If-None-Match` names the current version. */
  readonly conditional?: true
}
export type Contract = Readonly<Record<EndpointKey, Endpoint>>

/** Keeps the literal types of a contract while checking its shape. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

// `{}` is intended: an argument may be left out when none of its keys is required.
// biome-ignore lint/complexity/noBannedTypes: `{}` asks whether all keys are optional
type AllOptional<T> = {} extends T ? true : false
type Part<K extends string, S, T> = S extends Schema
  ? AllOptional<T> extends true
    ? { [k in K]?: T }
    : { [k in K]: T }
  : unknown

/** What a caller passes: params and body as schema input, query as decoded values. */
export type CallArgs<E extends Endpoint> = Part<'params', E['params'], Input<E['params']>> &
  Part<'query', E['query'], Partial<Output<E['query']>>> &
  Part<'body', E['body'], Input<E['body']>>
export type Result<E extends Endpoint> = Output<E['response']>

export interface HandlerArgs<E extends Endpoint> {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
  /** Reads the uploaded file; refuses a larger one with `too-large` while it arrives. */
  readonly file: E extends { fileBytes: number } ? () => Promise<Uint8Array> : undefined
}
export type HandlerResult<E extends Endpoint> = E extends { raw: true }
  ? Uint8Array
  : E extends { streamed: true }
    ? AsyncIterable<Uint8Array>
    : Input<E['response']>
