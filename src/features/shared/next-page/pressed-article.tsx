import { Container } from '@/ui/static/container';
import { ArticleHead } from '../page-head/article-head';

/** Shows the title of an article as its page does; the lead and the picture below it come with the page. */
export function PressedArticle(head: { title: string; lang: string | undefined }) {
  return (
    <Container>
      <ArticleHead {...head} />
    </Container>
  );
}
