import { type ComponentType, lazy, useState } from 'react'
import type { Area } from '#web/i18n/catalogue.ts'
import { loadWords } from '#web/i18n/language.ts'

export interface LazyPage {
  /** Fetches the page's code and words: after the first input, or before hydration. */
  readonly preload: () => Promise<void>
  /** The page's component when it is loaded, else a lazy one. */
  readonly choose: () => ComponentType
}

/** A page in a chunk of its own, with the texts it needs. */
export function lazyPage(words: readonly Area[], load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const fetched = async () => {
    const [component] = await Promise.all([load(), loadWords(...words)])
    loaded = component
    return component
  }
  const Later = lazy(async () => ({ default: await fetched() }))
  return {
    preload: async () => {
      await fetched()
    },
    choose: () => loaded ?? Later,
  }
}

/** Shows a lazy page. Keeps the component chosen first, so that a finished download does not remount it. */
export function PageView({ page }: { readonly page: LazyPage }) {
  const [Page] = useState<ComponentType>(page.choose)
  return <Page />
}
