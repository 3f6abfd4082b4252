import { afterEach, expect, test, vi } from 'vitest'
import type { BrandProduct } from '#contract/brand-products.ts'
import { emptyProduct, newVariant } from '#contract/empty-product.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { openProductSession } from './product-session.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** A server that keeps one product and refuses stale versions. */
function openServer() {
  let version = 0
  let form: ProductForm | null = null
  const answer = (): BrandProduct => ({
    id: ID,
    version,
    state: 'draft',
    form: form ?? emptyProduct('de'),
    pending: null,
    pictures: [],
    linkStatus: null,
    linkAffiliateHost: null,
    wasShown: false,
    updatedAt: '2026-03-01T12:00:00.000Z',
  })
  const take = (sent: { version?: number; form: ProductForm }) => {
    if (sent.version !== undefined && sent.version !== version) {
      return new Response(JSON.stringify({ code: 'conflict', message: 'Jemand hat das inzwischen geändert.' }), {
        status: 409,
      })
    }
    version += 1
    const variants = sent.form.variants.map((variant, at) => ({ ...variant, id: variant.id ?? `variant-${at}` }))
    form = { ...sent.form, variants }
    return new Response(JSON.stringify(answer()))
  }
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) =>
    method === 'GET' ? new Response(JSON.stringify(answer())) : take(JSON.parse(body ?? '')),
  )
  return {
    form: () => form,
    /** Another member saves. */
    change: (changes: Partial<ProductForm>) => {
      version += 1
      form = { ...(form ?? emptyProduct('de')), ...changes }
    },
  }
}

const open = () =>
  openProductSession({ product: null, form: emptyProduct('de'), onCreated: () => {}, onSaved: () => {} })

afterEach(() => vi.unstubAllGlobals())

test('nothing is saved before the product has a name', async () => {
  const server = openServer()
  const session = open()
  session.set({ priceGrossCents: 100 })
  expect([await session.save(), server.form()]).toEqual([false, null])
})

test('what is typed during a save stays, and is saved by the next one', async () => {
  const server = openServer()
  const session = open()
  session.set({ name: 'Hoodie', variants: [newVariant({ size: 'M' })] })
  const saving = session.save()
  await Promise.resolve()
  session.set({ name: 'Heavy Hoodie' })
  await saving
  expect(session.read()).toMatchObject({ state: 'dirty', form: { name: 'Heavy Hoodie' } })
  expect(session.read().form.variants[0]?.id).toBe('variant-0')
  await session.save()
  expect(session.read().state).toBe('clean')
  expect(server.form()?.name).toBe('Heavy Hoodie')
})

test.each([
  [true, 'Mine'],
  [false, 'Theirs'],
])('after a conflict nothing is lost: keeping the own version is %s', async (keepsOwn, name) => {
  const server = openServer()
  const session = open()
  session.set({ name: 'First' })
  await session.save()
  server.change({ name: 'Theirs' })
  session.set({ name: 'Mine' })
  expect(await session.save()).toBe(false)
  expect(session.read()).toMatchObject({ state: 'conflict', form: { name: 'Mine' } })
  await session.resolve(keepsOwn)
  expect(session.read()).toMatchObject({ state: 'clean', form: { name } })
  expect(server.form()?.name).toBe(name)
})

test('pictures of variants that the server changed are taken over, without hiding what another member saved', async () => {
  const server = openServer()
  const session = open()
  const showing = (...imageIds: string[]) =>
    imageIds.map((imageId, at) => newVariant({ id: `variant-${at}`, size: `${at}`, imageId }))
  session.set({ name: 'Hoodie', variants: showing('a', 'a') })
  await session.save()
  // A crop replaces the picture; meanwhile the user has chosen another one for the second variant.
  session.set({ variants: showing('a', 'b') })
  server.change({ variants: showing('cropped', 'cropped') })
  await session.reload()
  expect(session.read().form.variants.map(({ imageId }) => imageId)).toEqual(['cropped', 'b'])
  expect([await session.save(), session.read().state]).toEqual([false, 'conflict'])
})

test('without a network, reading the product again changes nothing', async () => {
  openServer()
  const session = open()
  session.set({ name: 'Hoodie' })
  await session.save()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const before = session.read()
  await session.reload()
  expect(session.read()).toEqual(before)
})
