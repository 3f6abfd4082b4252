import type { ProductStep } from '#contract/brand-products.limits.ts'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { createListeners } from '#web/device/listeners.ts'
import { withIds, withPictures } from './variants/variants.ts'

type SaveState = 'clean' | 'dirty' | 'saving' | 'failed' | 'conflict'

export interface SessionState {
  /** As it was saved last; null before the first save. */
  readonly product: BrandProduct | null
  readonly form: ProductForm
  readonly state: SaveState
  readonly savedAt: string | null
  /** A failure that is no conflict. */
  readonly failure: unknown
}

export interface ProductSession {
  readonly read: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** The user changed these fields. */
  readonly set: (changes: Partial<ProductForm>) => void
  /** Saves now; false where that failed. */
  readonly save: () => Promise<boolean>
  /** Saves what is not saved, then does this; false where that failed. */
  readonly step: (step: ProductStep) => Promise<boolean>
  /** After a conflict: takes the version of the other member, or writes the own one over it. */
  readonly resolve: (keepsOwn: boolean) => Promise<void>
  /** Reads the product again, after its pictures have changed; the form stays. */
  readonly reload: () => Promise<void>
}

interface Options {
  readonly product: BrandProduct | null
  readonly form: ProductForm
  /** The first save has given the draft its id. */
  readonly onCreated: (id: string) => void
  readonly onSaved: () => void
}

const send = (known: BrandProduct | null, form: ProductForm): Promise<BrandProduct> =>
  known
    ? call('PUT /api/brand/products/{id}', { params: { id: known.id }, body: { version: known.version, form } })
    : call('POST /api/brand/products', { body: { form } })

const fresh = (id: string) => call('GET /api/brand/products/{id}', { params: { id } })

/** Without a network the pictures wait, too, and the product is read again when they have changed. */
async function freshOrNone(id: string): Promise<BrandProduct | null> {
  try {
    return await fresh(id)
  } catch (error) {
    if (error instanceof CallFailure || error instanceof TypeError) return null
    throw error
  }
}

/** One product while it is edited: what is typed and what is saved. Outside of React, because saves outlive renders. */
export function openProductSession({ product, form, onCreated, onSaved }: Options): ProductSession {
  let now: SessionState = { product, form, state: 'clean', savedAt: product?.updatedAt ?? null, failure: null }
  let underWay: Promise<unknown> = Promise.resolve()
  const { subscribe, notify } = createListeners()
  const change = (changes: Partial<SessionState>) => {
    now = { ...now, ...changes }
    notify()
  }
  const adopt = (saved: BrandProduct) => {
    change({ product: saved, savedAt: saved.updatedAt })
    onSaved()
  }
  const fail = (error: unknown): false => {
    const isConflict = error instanceof CallFailure && error.code === 'conflict'
    change({ state: isConflict ? 'conflict' : 'failed', failure: isConflict ? null : error })
    return false
  }

  async function write(): Promise<boolean> {
    const { product: known, form: sent } = now
    if (sent.name.trim() === '') return false
    change({ state: 'saving' })
    try {
      const saved = await send(known, sent)
      const isUnchanged = now.form === sent
      const variants = withIds(now.form.variants, sent.variants, saved.form.variants)
      change({ form: { ...now.form, variants }, state: isUnchanged ? 'clean' : 'dirty', failure: null })
      adopt(saved)
      if (!known) onCreated(saved.id)
      return true
    } catch (error) {
      return fail(error)
    }
  }

  /** One save at a time: the next one needs the version of the one before. */
  function save(): Promise<boolean> {
    const next = underWay.then(write)
    underWay = next
    return next
  }

  async function step(wanted: ProductStep): Promise<boolean> {
    const isSaved = now.product !== null && now.state === 'clean'
    if (!isSaved && !(await save())) return false
    if (!now.product) return false
    try {
      const { id, version } = now.product
      adopt(await call('POST /api/brand/products/{id}/step', { params: { id }, body: { version, step: wanted } }))
      return true
    } catch (error) {
      return fail(error)
    }
  }

  return {
    read: () => now,
    subscribe,
    set: (changes) =>
      change({ form: { ...now.form, ...changes }, state: now.state === 'conflict' ? now.state : 'dirty' }),
    save,
    step,
    resolve: async (keepsOwn) => {
      if (!now.product) return
      const theirs = await fresh(now.product.id)
      adopt(theirs)
      if (keepsOwn) await save()
      else change({ form: theirs.form, state: 'clean' })
    },
    reload: async () => {
      if (!now.product) return
      const read = await freshOrNone(now.product.id)
      if (!read) return
      change({ form: withPictures(now.form, now.product.form, read.form) })
      // With the version that the form is based on: a save still learns of what another member saved.
      adopt({ ...read, version: now.product.version })
    },
  }
}
