import { BlogCard } from "../../../pages/blog/blog-card.tsx";
import { JobRow } from "../../../pages/careers/job-row.tsx";

const posts = [
  "What we check before an AI feature ships",
  "Loading in one round trip on a Lagos phone",
  "A logo has to survive a danfo door",
  "When to leave a no-code platform, and when to stay",
].map((title, index) => ({
  id: `post-${index}`,
  title,
  previewText:
    "Every AI feature we release passes the same short list: what happens when it is wrong, who notices, and how a person takes over from it wit...",
  category: "AI",
  date: "October 28, 2025",
  wide: index === 3,
}));

/** Cards of posts and rows of jobs. */
export function BlogParts() {
  return (
    <section className="section wrap">
      <h2>RECENT POSTS</h2>
      <div className="blog-grid">
        {posts.map((post) => <BlogCard key={post.id} {...post} />)}
      </div>
      <JobRow
        id="senior-product-designer"
        title="Senior Product Designer"
        summary="You will lead two client products at a time, from the discovery session to the last empty state, and review the work of one junior designer."
        pills={["Yaba, Lagos", "₦650,000 – ₦800,000 a month", "Full-time"]}
      />
    </section>
  );
}
