import { z } from 'zod'
import { declaredErrors } from '#contract/declared-errors.ts'
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { ErrorBody } from '#contract/schemas.ts'

type Zod = z.ZodType

const FileBody = z.object({ file: z.string().meta({ format: 'binary' }) })

/** What Fastify validates by, and what OpenAPI says of an endpoint. */
export function schemaOf(key: EndpointKey, endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: endpoint.params as Zod }),
    ...(endpoint.query && { querystring: endpoint.query as Zod }),
    ...(endpoint.headers && { headers: endpoint.headers as Zod }),
    ...(endpoint.body && { body: endpoint.body as Zod }),
    ...(endpoint.fileBytes !== undefined && { consumes: ['multipart/form-data'], body: FileBody }),
    response: { ...successOf(endpoint), ...refusalsOf(declaredErrors(key, endpoint)) },
  }
}

/** The session's token, in the cookie or as bearer; a public call needs none, and one for servers the key of a brand. */
function securityOf({ access }: Endpoint): object[] {
  if (access === 'key') return [{ serverKey: [] }]
  const session = [{ session: [] }, { bearer: [] }]
  return access === 'public' ? [{}, ...session] : session
}

function successOf({ response, html, conditional }: Endpoint): object {
  const json = { schema: response as Zod }
  return {
    200: html
      ? { description: 'OK', content: { 'application/json': json, 'text/html': { schema: z.string() } } }
      : response,
    ...(conditional && { 304: z.null().describe('Not modified') }),
  }
}

/** Every status with exactly the codes that it may carry. */
function refusalsOf(codes: ReadonlySet<ErrorCode>): object {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, few]) => [
      status,
      {
        description: few.map((code) => ERRORS[code].en).join(' / '),
        content: { 'application/json': { schema: ErrorBody.extend({ code: z.enum(few) }) } },
      },
    ]),
  )
}
