import styles from './page-intro.module.css';

export function PageIntro({ title, lead, lang }: { title: string; lead: string; lang?: string }) {
  return (
    <div className={styles.intro}>
      <h1 lang={lang}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
