import type { Review } from '@krishi/storefront-core/reviews'
import { formatDateTimeIst } from '@krishi/storefront-core/format'
import { useId } from 'react'
import { useUi } from '../i18n/index.ts'
import type { Translate } from '../i18n/index.ts'
import { CheckCircleIcon } from '../primitives/icon/index.ts'
import { Image } from '../primitives/image/index.ts'
import { RatingStars } from '../rating-stars/index.ts'
import type en from './messages/en.json'

interface ReviewCardProps {
  readonly review: Review
  readonly t: Translate<keyof typeof en>
}

/** One review: who, how many stars, when, what [19.1]. Its text is marked with the language that it is in. */
export function ReviewCard({ review, t }: ReviewCardProps) {
  const { locale } = useUi()
  const nameId = useId()
  const author = review.author === '' ? t('anonymous') : review.author
  return (
    <article data-scope="review-list" data-part="card" aria-labelledby={nameId}>
      <header data-scope="review-list" data-part="head">
        <strong
          data-scope="review-list"
          data-part="author"
          id={nameId}
          translate={review.author === '' ? undefined : 'no'}
        >
          {author}
        </strong>
        <RatingStars average={review.rating} />
        {review.isBuyer ? (
          <span data-scope="review-list" data-part="buyer">
            <CheckCircleIcon />
            {t('boughtHere')}
          </span>
        ) : null}
        <time data-scope="review-list" data-part="date" dateTime={review.updatedAt}>
          {formatDateTimeIst(review.updatedAt, locale)}
        </time>
      </header>
      <p
        data-scope="review-list"
        data-part="message"
        lang={review.language === locale ? undefined : review.language}
        dir="auto"
      >
        {review.message}
      </p>
      {review.pictures.length > 0 ? (
        <div data-scope="review-list" data-part="pictures">
          {review.pictures.map((url, index) => (
            <a key={url} data-scope="review-list" data-part="picture" href={`${url}?w=1200&q=80`}>
              <Image src={url} alt={t('picture', { number: index + 1, author })} width={80} height={80} />
            </a>
          ))}
        </div>
      ) : null}
    </article>
  )
}
