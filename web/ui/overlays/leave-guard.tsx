import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { otherBrand } from '#web/api/other-answers.ts'
import { go } from '../page/navigation.ts'
import { AlertDialog } from './alert-dialog.tsx'

/** Stands for the entry before in the history of the browser. */
const BACK = 'back'

interface LeaveGuardProps {
  readonly isUnsaved: boolean
  /** It needs no question, because it is saved on the way out. */
  readonly savesItself: boolean
  /** False where that failed. */
  readonly onSave: () => Promise<boolean>
  readonly words: { readonly title: string; readonly text: string; readonly leave: string; readonly save: string }
}

/** Asks before unsaved changes are lost: by a link of the page, by going back, by closing it. */
export function LeaveGuard({ isUnsaved: isChanged, savesItself, onSave, words }: LeaveGuardProps) {
  // Nothing is ever saved in the demo, which everyone may leave.
  const isUnsaved = isChanged && otherBrand() === null
  const [wanted, setWanted] = useState<string | null>(null)
  const isLeaving = useRef(false)
  const leave = useEffectEvent(() => {
    if (isUnsaved && savesItself) void onSave()
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
      title={words.title}
      text={words.text}
      confirmLabel={words.leave}
      onConfirm={() => {
        const to = wanted
        setWanted(null)
        if (to !== null) leaveTo(to)
      }}
      alternative={{
        label: words.save,
        onPress: () => {
          const to = wanted
          setWanted(null)
          void onSave().then((isSaved) => isSaved && to !== null && leaveTo(to))
        },
      }}
    />
  )
}
