import { type ComponentType, lazy, useState } from 'react'
import type { Area } from '#web/i18n/catalogue.ts'
import { learn } from '#web/i18n/language.ts'

export interface LazyPage {
  /** Fetches the page's code ahead: on pointer down, or before hydration. */
  readonly preload: () => Promise<void>
  /** The page itself when its code is here, else a stand-in that waits for it. */
  readonly choose: () => ComponentType
}

/** A page in a file of its own, with the words it needs; both can be there before they are asked for. */
export function lazyPage(words: readonly Area[], load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const fetched = async () => {
    const [component] = await Promise.all([load(), learn(...words)])
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

/** Shows a lazy page; what was chosen first is kept, so that a finished download does not mount it anew. */
export function PageView({ page }: { readonly page: LazyPage }) {
  const [Page] = useState<ComponentType>(page.choose)
  return <Page />
}
