import { articleAdvice } from './data/article-advice.ts'
import { articleCategories, type ArticleRow } from './data/article-words.ts'
import { animalArticles } from './data/articles-animals.ts'
import { cropArticles } from './data/articles-crops.ts'
import { farmArticles } from './data/articles-farm.ts'
import { protectionArticles } from './data/articles-protection.ts'
import { popularSearches } from './data/popular-searches.ts'
import { bullets, tag } from './html.ts'
import { joinLocalized, toTranslated } from './localized-tuple.ts'
import type { SeedArticle, SeedReading } from './types.ts'

function toArticle({ slug, category, day, hue, emblem, title, excerpt, film, goods }: ArticleRow): SeedArticle {
  const { heading, steps } = articleAdvice[category]
  return {
    slug,
    title: toTranslated(title),
    excerpt: toTranslated(excerpt),
    body: toTranslated(joinLocalized([tag('p', excerpt), bullets(heading, steps)], '')),
    category: toTranslated(articleCategories[category]),
    author: 'Krishi',
    publishedAt: `${day}T03:30:00.000Z`,
    picture: { shape: 'poster', brand: '', title: slug, subtitle: '', hue, emblem, organic: false },
    videoId: film ?? null,
    goods,
  }
}

/** The articles of the house and the words that are searched often, made from the tables in `data/`. */
export function createReading(): SeedReading {
  return {
    articles: [...protectionArticles, ...farmArticles, ...cropArticles, ...animalArticles].map(toArticle),
    popularSearches: popularSearches.map(toTranslated),
  }
}
