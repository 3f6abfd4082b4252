import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BACKGROUND_POLL_MS } from '#contract/site.limits.ts'
import { call } from '#web/api/call.ts'
import { serverUrl } from '#web/api/server-address.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import './backdrop.css'

/**
 * Spec §2: the picture behind discovery and saved, slightly darkened; red where it cannot be loaded. It is decorative:
 * while it is shown, all text has an opaque background (Trust 5.2.11).
 */
export function Backdrop() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['/api/background-image/active'],
    queryFn: ({ signal }) => call('GET /api/background-image/active', { signal }),
    refetchInterval: BACKGROUND_POLL_MS,
  })
  const hasFailed = useBackground(data?.url ? serverUrl(data.url) : null)
  return (
    <>
      <div aria-hidden className="backdrop fixed inset-0 -z-1" />
      {hasFailed && (
        <p role="status" className="sr-only">
          {t('ui.backgroundFailed')}
        </p>
      )}
    </>
  )
}

/** Sets the document's background once the picture is loaded; returns whether that failed. */
function useBackground(url: string | null): boolean {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  useEffect(() => {
    if (url === null) return
    const { dataset, style } = document.documentElement
    let isCurrent = true
    const picture = new Image()
    picture.src = url
    picture.decode().then(
      () => {
        if (!isCurrent) return
        style.setProperty('--backdrop', `url(${JSON.stringify(url)})`)
        dataset['backdrop'] = 'shown'
      },
      (error: unknown) => {
        if (!isCurrent) return
        logFailure('load the background image', error)
        dataset['backdrop'] = 'failed'
        setFailedUrl(url)
      },
    )
    return () => {
      isCurrent = false
      delete dataset['backdrop']
      style.removeProperty('--backdrop')
    }
  }, [url])
  return url !== null && failedUrl === url
}
