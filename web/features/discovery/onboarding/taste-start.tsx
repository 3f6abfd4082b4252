import { useState } from 'react'
import type { SizeChoice } from '#contract/sizes.ts'
import type { Gender } from '#contract/vocabulary.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import type { DeckState } from '../feed/deck-state.ts'
import type { DiscoveryModel } from '../feed/discovery-model.ts'
import { SizeChoices } from '../sizes/size-choices.tsx'
import { saveSizes, useKeptSizes } from '../sizes/use-size-profile.ts'
import { TastePictures } from './taste-pictures.tsx'

const STEPS = ['gender', 'sizes', 'pictures'] as const

export interface TasteStartProps {
  readonly model: DiscoveryModel
  readonly deck: DeckState
}

/**
 * Optional, after the four steps of the onboarding: for whom, sizes, and pictures to like, all of which the deck follows
 * from its first card on. What is skipped changes nothing; what was confirmed by Next before holds.
 */
export function TasteStart({ model, deck, onClose }: TasteStartProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const [gender, setGender] = useState<Gender | null>(null)
  const [chosenSizes, setSizes] = useState<readonly SizeChoice[] | null>(null)
  const [liked, setLiked] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const kept = useKeptSizes().data
  const sizes = chosenSizes ?? kept?.sizes ?? []
  const step = STEPS[at] ?? 'gender'

  const applyFilters = async () => {
    if (chosenSizes) {
      const profile = { hidesUnsized: false, ...kept, sizes: [...chosenSizes], limitsDeck: chosenSizes.length > 0 }
      // The sizes can be saved in the profile; the start goes on without them.
      await saveSizes(profile).catch((error: unknown) => logFailure('save the sizes', error))
    }
    if (chosenSizes || gender) model.filter({ ...deck.filters, gender: gender ? [gender] : [] })
  }
  const next = async () => {
    setBusy(true)
    if (step === 'sizes') await applyFilters()
    setBusy(false)
    setAt(at + 1)
  }
  const skip = () => {
    // The pictures come after both answers were applied.
    if (step === 'sizes' && gender) model.filter({ ...deck.filters, gender: [gender] })
    onClose()
  }
  const finish = () => {
    onClose()
    if (liked.length > 0) model.likeAll(liked).catch((error: unknown) => logFailure('deal by the first likes', error))
  }

  return (
    <Modal label={t('taste.title')} onClose={skip} className="max-w-lg">
      <div className="flex flex-col gap-5 px-6 pt-6">
        <div aria-live="polite" className="flex flex-col gap-2 pr-10">
          <p className="text-14 font-[600] text-muted">
            {t('discovery.step', { number: at + 1, total: STEPS.length })} · {t('taste.optional')}
          </p>
          <h2 className="headline text-28">{t(`taste.${step}Title`)}</h2>
          <p className="text-muted">{t(`taste.${step}Text`)}</p>
        </div>
        {step === 'gender' && <ForWhom chosen={gender} onChoose={setGender} />}
        {step === 'sizes' && <SizeChoices choices={sizes} nothing={t('sizes.none')} onChange={setSizes} />}
        {step === 'pictures' && <TastePictures deck={deck} liked={liked} onLiked={setLiked} />}
      </div>
      <div className="sticky bottom-0 bg-surface px-6 pt-4 pb-3">
        <div className="flex gap-3">
          {step === 'sizes' && (
            <Button tone="outline" className="flex-1" onClick={() => setAt(at - 1)}>
              {t('discovery.back')}
            </Button>
          )}
          {step === 'pictures' ? (
            <Button tone="volt" className="flex-1" onClick={finish}>
              {liked.length > 0 ? t('taste.done', { count: liked.length }) : t('discovery.letsGo')}
            </Button>
          ) : (
            <Button className="flex-1" busy={isBusy} onClick={() => void next()}>
              {t('discovery.next')}
            </Button>
          )}
        </div>
        <div className="flex justify-center pt-1">
          <Button tone="ghost" size="s" onClick={skip}>
            {t('discovery.skip')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

interface ForWhomProps {
  readonly chosen: Gender | null
  readonly onChoose: (gender: Gender | null) => void
}

function ForWhom({ chosen, onChoose }: ForWhomProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the heading
    <div role="group" aria-label={t('taste.genderTitle')} className="flex flex-wrap gap-2">
      {([null, 'women', 'men'] as const).map((gender) => (
        <ChoiceChip key={gender ?? 'all'} pressed={chosen === gender} onPress={() => onChoose(gender)}>
          {gender ? t(`discovery.${gender}`) : t('taste.everything')}
        </ChoiceChip>
      ))}
    </div>
  )
}
