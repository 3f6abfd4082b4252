import { useEffect } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'

/** The title of the browser's tab. */
export const documentTitle = (pageName: string): string => `${pageName} · ${PRODUCT.name}`

/** Names the page after what it shows, once that is loaded; until then the route's title is shown. */
export function usePageName(name: string | undefined): void {
  const { language } = useTranslation()
  useEffect(() => {
    // After the layout effect that sets the route's title, which runs again when the language changes.
    if (name && language) document.title = documentTitle(name)
  }, [name, language])
}
