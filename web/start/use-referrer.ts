import { useLayoutEffect } from 'react'

const NAME = 'referrer'
/** As the server says it with every document (Trust S85). */
const USUAL = 'strict-origin-when-cross-origin'

/**
 * What requests of this page say of where they come from. The header of a document holds for the page that was loaded;
 * pages that are reached from there say it by a `meta` element, whose removal would change nothing.
 */
export function useReferrer(isAddressPrivate: boolean): void {
  useLayoutEffect(() => {
    const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)
    if (!known && !isAddressPrivate) return
    const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: NAME }))
    meta.content = isAddressPrivate ? 'no-referrer' : USUAL
  }, [isAddressPrivate])
}
