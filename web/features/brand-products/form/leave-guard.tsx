import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { go } from '#web/ui/page/navigation.ts'
import type { ProductEditor } from './use-product-editor.ts'

/** Stands for the entry before in the history of the browser. */
const BACK = 'back'

/** Asks before unsaved changes are lost: by a link of the page, by going back, by closing it. A draft saves itself on the way out. */
export function LeaveGuard({ editor }: { readonly editor: ProductEditor }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<string | null>(null)
  const isLeaving = useRef(false)
  const isUnsaved = editor.state !== 'clean' && editor.form.name.trim() !== ''
  const isOnline = useIsOnline()
  const savesItself = isOnline && editor.isAutosaved && editor.state !== 'conflict' && editor.state !== 'failed'
  const leave = useEffectEvent(() => {
    if (savesItself && editor.state === 'dirty') void editor.save()
  })
  useEffect(() => {
    if (!isUnsaved) return
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      if (savesItself || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const address = link instanceof HTMLAnchorElement && link.target !== '_blank' ? new URL(link.href) : null
      if (address?.origin !== location.origin) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(address.pathname + address.search)
    }
    const { href } = location
    const state: unknown = history.state
    /** The browser has left the entry already: the form gets one of its own, and going back once more leaves it. */
    const onBack = (event: PopStateEvent) => {
      if (isLeaving.current || savesItself || location.href === href) return
      event.stopImmediatePropagation()
      history.pushState(state, '', href)
      setWanted(BACK)
    }
    addEventListener('popstate', onBack, true)
    addEventListener('beforeunload', onClose)
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('popstate', onBack, true)
      removeEventListener('beforeunload', onClose)
      document.removeEventListener('click', onClick, true)
    }
  }, [isUnsaved, savesItself])
  useEffect(() => () => leave(), [])
  const leaveTo = (to: string) => {
    isLeaving.current = true
    if (to === BACK) history.back()
    else go(to)
  }
  return (
    <AlertDialog
      open={wanted !== null}
      onClose={() => setWanted(null)}
      title={t('products.leaveTitle')}
      text={t('products.leaveText')}
      confirmLabel={t('products.leave')}
      onConfirm={() => {
        const to = wanted
        setWanted(null)
        if (to !== null) leaveTo(to)
      }}
      alternative={{
        label: t('products.saveAndLeave'),
        onPress: () => {
          const to = wanted
          setWanted(null)
          void editor.save().then((isSaved) => isSaved && to !== null && leaveTo(to))
        },
      }}
    />
  )
}
