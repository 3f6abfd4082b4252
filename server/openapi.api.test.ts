// The published description of the API is a valid OpenAPI document and matches the contract, call by call.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { declaredErrors } from '#contract/declared-errors.ts'
import type { Contract, Endpoint, EndpointKey } from '#contract/endpoint.ts'
import { ERRORS } from '#contract/errors.ts'
import { describedResponse } from '#server/testing/openapi-responses.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema: { readonly type?: string; readonly items?: { readonly enum?: readonly string[] } }
}

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: { properties?: { code?: { enum: string[] } } } }>>
}

interface Operation {
  readonly security: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: object }
  readonly responses: Readonly<Record<string, Response>>
}

let app: TestApp
let document: {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly responses: Readonly<Record<string, Response>> }
}
let endpoints: readonly (readonly [EndpointKey, Endpoint])[]

beforeAll(async () => {
  app = await openTestApp()
  document = JSON.parse((await app.visitor().get('/api/openapi.json')).text)
  endpoints = await allEndpoints()
})
afterAll(() => app.close())

/** From every file in contract/, so that a contract whose routes are not registered is found. */
async function allEndpoints(): Promise<readonly (readonly [EndpointKey, Endpoint])[]> {
  const folder = join(import.meta.dirname, '../contract')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = (await Promise.all(files.map((name) => import(join(folder, name))))) as Record<string, unknown>[]
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Contract'))
      .flatMap(([, contract]) => Object.entries(contract as Contract) as [EndpointKey, Endpoint][]),
  )
}

function operationOf(key: EndpointKey): Operation {
  const [method = '', path = ''] = key.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${key} is not in the document`)
  return operation
}

const shapeOf = (schema: unknown) => (schema as z.ZodObject | undefined)?.shape ?? {}
const accepts = (schema: unknown, value: unknown) => (schema as z.ZodType).safeParse(value).success

test('it is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('it has every call of the contract and no other', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(endpoints.length).toBeGreaterThan(60)
  expect(listed.sort()).toEqual(endpoints.map(([key]) => key).sort())
})

describe('each call', () => {
  test('has exactly the statuses that it declares, and with each the codes', () => {
    for (const [key, endpoint] of endpoints) {
      const refusals = Object.entries(operationOf(key).responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => [
          Number(status),
          [
            ...(describedResponse(document, response).content?.['application/json']?.schema.properties?.code?.enum ??
              []),
          ].sort(),
        ])
      const declared = Map.groupBy(declaredErrors(key, endpoint), (code) => ERRORS[code].status)
      const wanted = [...declared].map(([status, codes]) => [status, [...codes].sort()] as const)
      expect([key, refusals]).toEqual([key, wanted.sort(([a], [b]) => a - b)])
    }
  })

  test('answers in the content types that it declares', () => {
    for (const [key, { html, conditional }] of endpoints) {
      const { responses } = operationOf(key)
      const types = html ? ['application/json', 'text/html'] : ['application/json']
      expect([key, Object.keys(responses['200']?.content ?? {})]).toEqual([key, types])
      expect([key, '304' in responses]).toEqual([key, conditional === true])
    }
  })

  test('requires a body only where it refuses none', () => {
    for (const [key, { body, fileBytes }] of endpoints) {
      const { requestBody } = operationOf(key)
      expect([key, requestBody !== undefined]).toEqual([key, body !== undefined || fileBytes !== undefined])
      if (fileBytes) expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data'])
      if (body) expect([key, requestBody?.required]).toEqual([key, !accepts(body, undefined)])
    }
  })

  test('lists its parameters, and requires those that it refuses to be without', () => {
    for (const [key, { params, query, headers }] of endpoints) {
      const parts = { path: shapeOf(params), query: shapeOf(query), header: shapeOf(headers) }
      const wanted = Object.entries(parts).flatMap(([place, shape]) =>
        Object.entries(shape).map(([name, schema]) => `${place} ${name} ${!accepts(schema, undefined)}`),
      )
      const listed = (operationOf(key).parameters ?? []).map((each) => `${each.in} ${each.name} ${each.required}`)
      expect([key, listed.sort()]).toEqual([key, wanted.sort()])
    }
  })

  test('describes what takes a comma list as one, with the values it knows', () => {
    const lists = endpoints.flatMap(([key, { query }]) =>
      Object.entries(shapeOf(query))
        // The empty list is what an empty parameter means, and nothing else accepts a lone comma.
        .filter(([, schema]) => accepts(schema, ',') && !accepts(schema, 'x'))
        .map(([name]) => [key, name] as const),
    )
    expect(new Set(lists.map(([, name]) => name))).toEqual(new Set(['gender', 'productType', 'size']))
    for (const [key, name] of lists) {
      const parameter = operationOf(key).parameters?.find((each) => each.name === name)
      expect([key, parameter]).toMatchObject([key, { style: 'form', explode: false, schema: { type: 'array' } }])
      expect([key, name, parameter?.schema.items?.enum?.length]).not.toEqual([key, name, undefined])
    }
  })

  test('describes no parameter as any text that is not', () => {
    for (const [key, { query }] of endpoints) {
      for (const [name, schema] of Object.entries(shapeOf(query))) {
        if (accepts(schema, '~')) continue
        const described = operationOf(key).parameters?.find((each) => each.name === name)?.schema ?? {}
        const isAnyText = Object.keys(described).every((word) => ['type', 'default', 'maxLength'].includes(word))
        expect([key, name, isAnyText && described.type === 'string']).toEqual([key, name, false])
      }
    }
  })

  test('needs a session unless it is public', () => {
    for (const [key, { access }] of endpoints) {
      const carriers = access === 'key' ? [{ serverKey: [] }] : [{ session: [] }, { bearer: [] }]
      expect([key, operationOf(key).security]).toEqual([key, access === 'public' ? [{}, ...carriers] : carriers])
    }
  })
})

test('the refusal of an overlong value in a path is declared', async () => {
  for (const [key, endpoint] of endpoints.filter(([name]) => name.includes('{'))) {
    const [method, path] = key.split(' ') as ['GET', string]
    const { body } = await app.visitor().send(method, path.replaceAll(/\{\w+\}/g, 'x'.repeat(301)))
    expect(declaredErrors(key, endpoint), key).toContain((body as { readonly code: string }).code)
  }
})
