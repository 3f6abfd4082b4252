import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { ProductEditor } from '../form/use-product-editor.ts'
import { type Chosen, FoundOnPage } from './found-on-page.tsx'

interface StartByLinkProps {
  readonly editor: ProductEditor
  /** Pictures were added to the draft. */
  readonly onPictures: (productId: string) => void
}

/** Fills a new product in from its page in the shop. Nothing is saved before it was checked and taken over. */
export function StartByLink({ editor, onPictures }: StartByLinkProps) {
  const { t } = useTranslation()
  const [link, setLink] = useState('')
  const reads = useMutation({
    mutationFn: (address: string) => call('POST /api/brand/product-page', { body: { link: address } }),
  })
  const takes = useTaking(editor, onPictures)
  const { data: found, error, isPending } = reads
  if (editor.product !== null && !takes.isPending && !found) return null
  return (
    <section className="mb-6 flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div>
        <h2 className="text-18 font-[700]">{t('bylink.title')}</h2>
        <p className="max-w-[70ch] text-14 text-muted">{t('bylink.intro')}</p>
      </div>
      <form
        noValidate
        method="post"
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && link.trim() !== '') reads.mutate(link.trim())
        }}
      >
        <div className="w-full max-w-2xl">
          <TextField
            label={t('bylink.link')}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={PRODUCT_LIMITS.link}
            value={link}
            onChange={({ target }) => {
              setLink(target.value)
              if (!isPending) reads.reset()
            }}
          />
        </div>
        <FormError text={error && shownMessage(error, t, t('bylink.failed'))} />
        {!found && (
          <Button type="submit" tone="outline" busy={isPending}>
            {t('bylink.read')}
          </Button>
        )}
      </form>
      <LiveRegion text={isPending ? t('bylink.reading') : takes.isPending ? t('bylink.fetching') : ''} />
      {found && (
        <FoundOnPage
          found={found}
          isBusy={takes.isPending}
          onDiscard={reads.reset}
          onTake={(chosen) => takes.mutate(chosen, { onSuccess: reads.reset })}
        />
      )}
    </section>
  )
}

/** Fills in the chosen values, saves the draft, and lets its pictures be fetched. */
function useTaking(editor: ProductEditor, onPictures: StartByLinkProps['onPictures']) {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: async ({ form, name, pictures }: Chosen) => {
      // A draft needs a name.
      editor.set({ ...(editor.form.name.trim() === '' && { name }), ...form })
      if (!(await editor.save())) return
      // The page keeps the id of a new draft there.
      const id = new URLSearchParams(location.search).get('draft')
      if (!id) return
      const failed = pictures.length === 0 ? 0 : await fetchPictures(id, pictures)
      if (failed !== null) showToast({ title: failed > 0 ? t('bylink.fewer', { count: failed }) : t('bylink.taken') })
      onPictures(id)
    },
  })

  /** Returns how many could not be fetched; null: that was told. */
  async function fetchPictures(id: string, addresses: readonly string[]): Promise<number | null> {
    try {
      const body = { addresses: [...addresses] }
      const { added } = await call('POST /api/brand/products/{id}/page-pictures', { params: { id }, body })
      return addresses.length - added
    } catch (error) {
      showToast({ title: shownMessage(error, t, t('bylink.picturesFailed')), tone: 'destructive' })
      return null
    }
  }
}
