import { communityCrops, postLimits } from '@krishi/storefront-core/community'
import { filmLimits } from '@krishi/storefront-core/film'
import { useQuestionForm } from '@krishi/storefront-hooks/question'
import { useSettings } from '@krishi/storefront-hooks/settings'
import { FilmChoice } from '@krishi/storefront-ui/film-choice'
import { QuestionForm } from '@krishi/storefront-ui/community'
import { NotOffered } from '@krishi/storefront-ui/not-offered'
import { rootOf } from '@krishi/storefront-ui/root'
import type { RootProps } from '@krishi/storefront-ui/root'
import { statusOfSending } from './to-post-facts.ts'
import { Supported } from '../supported/index.ts'

/** Props of the connected form that asks a question. */
export interface QuestionFormWidgetProps extends RootProps<HTMLDivElement & HTMLFormElement> {
  /** Called with the id of the post once it is posted. */
  readonly onPosted: (postId: string) => void
}

/** The form that asks a question, for whoever is signed in [34.2]. */
export function QuestionFormWidget(props: QuestionFormWidgetProps) {
  return (
    <Supported by="community.createPost" instead={<NotOffered {...rootOf(props)} />}>
      <ConnectedQuestion {...props} />
    </Supported>
  )
}

function ConnectedQuestion({ onPosted, ...root }: QuestionFormWidgetProps) {
  const form = useQuestionForm()
  const { maxImages, maxVideoSeconds } = useSettings().socialFeed.createPostConfig
  const submit = async () => {
    const postId = await form.submit()
    if (postId !== null) onPosted(postId)
  }
  return (
    <QuestionForm
      {...root}
      draft={form.draft}
      crops={communityCrops}
      status={statusOfSending(form.status, form.error)}
      problems={form.problems}
      limits={{ title: postLimits.longestTitle, description: postLimits.longestDescription }}
      attempt={form.attempt}
      pictures={{
        ...{ items: form.pictures, most: maxImages, problem: form.pictureProblem, isAdding: form.isAdding },
        onAdd: (files) => void form.addPictures(files),
        onRemove: form.removePicture,
      }}
      film={
        <FilmChoice
          {...form.film}
          limits={{ seconds: maxVideoSeconds, bytes: filmLimits.bytes }}
          onChoose={(file) => void form.film.choose(file)}
          onRemove={form.film.remove}
          onCancel={form.film.cancel}
        />
      }
      sendingPicture={form.sendingPicture}
      onDraftChange={form.change}
      onSubmit={() => void submit()}
    />
  )
}
