import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { BrandProduct, FormFacts } from '#contract/brand-products.ts'
import { emptyProduct } from '#contract/empty-product.ts'
import { type CheckFacts, checkProduct } from '#contract/product-check.ts'
import type { ProductProblem } from '#contract/product-problems.ts'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import { openProductSession, type ProductSession, type SessionState } from './product-session.ts'

/** Product 4: a draft saves itself this often. */
const AUTOSAVE_MS = 5000

export interface ProductEditor extends SessionState, Omit<ProductSession, 'read' | 'subscribe'> {
  readonly facts: FormFacts
  readonly problems: readonly ProductProblem[]
  /** Whether missing fields are marked, too: after the first try to publish. */
  readonly showsMissing: boolean
  /** Saves by itself; a product that is public needs a press. */
  readonly isAutosaved: boolean
}

interface Options {
  readonly product: BrandProduct | null
  readonly facts: FormFacts
  readonly onCreated: (id: string) => void
}

const isDraftLike = (product: BrandProduct | null): boolean =>
  product === null || product.state === 'draft' || product.state === 'changes_requested'

/** The form of one product: what is typed, what is saved, and what is missing. */
export function useProductEditor({ product: opened, facts, onCreated }: Options): ProductEditor {
  const client = useQueryClient()
  const [session] = useState(() =>
    openProductSession({
      product: opened,
      form: opened?.form ?? emptyProduct(facts.language),
      onCreated,
      onSaved: () => void client.invalidateQueries({ queryKey: [...OWN_PRODUCTS, 'list'] }),
    }),
  )
  const now = useSyncExternalStore(session.subscribe, session.read)
  const [showsMissing, setShowsMissing] = useState(false)
  const isAutosaved = isDraftLike(now.product)
  const problems = useProblems(now, facts)
  useAutosave(session, isAutosaved && now.state === 'dirty' && now.form.name.trim() !== '')
  const { set, resolve, reload } = session
  return {
    ...now,
    facts,
    problems,
    showsMissing,
    isAutosaved,
    set,
    resolve,
    reload,
    save: () => {
      setShowsMissing(showsMissing || !isAutosaved)
      return session.save()
    },
    step: async (step) => {
      if (step !== 'publish') return session.step(step)
      setShowsMissing(true)
      if (problems.every(({ isWarning }) => isWarning)) return session.step(step)
      if (now.state === 'dirty') await session.save()
      return false
    },
  }
}

function useAutosave(session: ProductSession, isDue: boolean): void {
  const save = useEffectEvent(() => void session.save())
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(save, AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isDue])
}

function affiliateLinkOf(product: BrandProduct | null): NonNullable<CheckFacts['affiliateLink']> | null {
  const link = product?.form.link
  const host = product?.linkAffiliateHost
  return link && host ? { link, host } : null
}

function useProblems({ form, product }: SessionState, facts: FormFacts): readonly ProductProblem[] {
  const [now] = useState(() => new Date())
  return checkProduct(form, {
    linkHosts: facts.linkHosts,
    demoShop: facts.demoShop,
    affiliateLink: affiliateLinkOf(product),
    hasSafetyDefault: facts.safety !== null,
    pictures: (product?.pictures ?? []).map(({ media: { width, height }, altDe, altEn }) => ({
      width,
      height,
      altDe,
      altEn,
    })),
    now,
    savedReleaseAt: product?.form.releaseAt ?? null,
  })
}
