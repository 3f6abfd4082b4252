import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { PREVIEW_LINK_HOURS } from '#contract/shop-theme.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { copyText, share } from '#web/device/share.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { DesignEditor } from '../session/use-design.ts'

interface PreviewLinkSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly editor: DesignEditor
  readonly brandName: string
  readonly isPublic: boolean
}

type PreviewLink = Answer<'POST /api/brand/theme/preview-links'>

/** A link to the draft for people without an account. */
export function PreviewLinkSheet({ open, onClose, editor, brandName, isPublic }: PreviewLinkSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} side="bottom" title={t('design.link')}>
      {isPublic ? (
        <LinkMaker editor={editor} brandName={brandName} />
      ) : (
        <p className="text-muted">{t('design.linkNotPublic')}</p>
      )}
    </Sheet>
  )
}

function LinkMaker({ editor, brandName }: Pick<PreviewLinkSheetProps, 'editor' | 'brandName'>) {
  const { t } = useTranslation()
  const [link, setLink] = useState<PreviewLink | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      // The link shows what is saved.
      await editor.session.save()
      setLink(await call('POST /api/brand/theme/preview-links'))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('design.linkText', { hours: PREVIEW_LINK_HOURS })}</p>
      <FormError text={failure ? shownMessage(failure, t, t('design.linkFailed')) : null} />
      {link ? (
        <Made link={link} brandName={brandName} />
      ) : (
        <Button busy={isBusy} onClick={() => void make()}>
          {t('design.linkMake')}
        </Button>
      )}
    </div>
  )
}

function Made({ link: { url, expiresAt }, brandName }: { readonly link: PreviewLink; readonly brandName: string }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const tell = (isCopied: boolean) =>
    showToast(isCopied ? { title: t('design.linkCopied') } : { title: t('design.linkCopyFailed'), tone: 'destructive' })
  const send = async () => {
    const result = await share(brandName, url)
    if (result === 'copied') tell(true)
    else if (result.endsWith('failed')) tell(false)
  }
  return (
    <>
      <div className="rounded-control border border-line bg-paper p-3">
        <code className="text-14 select-all [overflow-wrap:anywhere]">{url}</code>
        <p className="mt-1 text-14 text-muted">{t('design.linkUntil', { moment: moment(expiresAt) })}</p>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button onClick={() => void copyText(url).then(tell)}>
          <Copy aria-hidden size={18} />
          {t('design.linkCopy')}
        </Button>
        <Button tone="outline" onClick={() => void send()}>
          <Share2 aria-hidden size={18} />
          {t('design.linkShare')}
        </Button>
      </div>
    </>
  )
}
