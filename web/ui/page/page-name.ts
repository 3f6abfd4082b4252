import { useLayoutEffect } from 'react'
import { PRODUCT } from '#web/i18n/product-name.ts'

/** The title of the browser's tab. */
export const documentTitle = (pageName: string): string => `${pageName} · ${PRODUCT.name}`

let routeName = ''
/** Name of what the page shows, such as a product, which is more exact than the route's. */
let pageName: string | null = null

/** Sets the route's title. `isExact`: the document has the name of what it shows, which stays until the page knows it. */
export function showRouteName(name: string, isExact: boolean): void {
  routeName = name
  if (!isExact) show()
}

/** Names the page after what it shows, once that is loaded; until then the route's title is shown. */
export function usePageName(name: string | undefined): void {
  // Like the route's own effect: both run again when a suspended page is shown again, in any order.
  useLayoutEffect(() => {
    if (!name) return
    pageName = name
    show()
    return () => {
      if (pageName === name) pageName = null
      show()
    }
  }, [name])
}

function show(): void {
  document.title = documentTitle(pageName ?? routeName)
}
